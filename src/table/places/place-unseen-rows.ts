/**
 * Rows of tiles face down that nobody sees (21.1). At the right end of a row its next tile is turned up for all, and
 * stands out. The row moves on when a tile is taken from the right. Tiles that are put back go to its left end.
 */
import { faceUpIn } from '../../rules/face-up.ts';
import type { Position, Seen } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';
import type { Rect } from '../../ui/rect.ts';
import { aboveLip, BROAD, largestOwn, RISING, rowsFor, TALL } from '../regions/own-size.ts';
import { type Pose, type Quat, UPRIGHT } from '../space/vectors.ts';
import { BACKS_LIGHT, GHOST, type Light, type Look, PLAIN } from './look.ts';
import type { LayHand, OwnSide } from './placement.ts';
import type { TableSurface } from './surface.ts';
import { AVERTED, FACING, heightOf } from './tile-rows.ts';

/** Air beside the tile that is turned up, in half-tile sides. */
const BESIDE = 0.45;
/** The least number of tiles that a row has room for: as many as are dealt. */
const DEALT = 14;

interface UnseenRoom {
  readonly surface: TableSurface;
  /** The area of the row, CSS pixels. */
  readonly rect: Rect;
  /** The side of a half-tile: the largest in the row, and that of the tile that is turned up. CSS pixels. */
  readonly largest: number;
  readonly upSide: number;
  /** True if the whole row lies open: after the deal, or for a viewer who sees all hands. */
  readonly isOpen: boolean;
}

/** A tile in its row. */
interface InUnseenRow extends Pose, Look {
  /** True for the tile that is turned up, the only one that can be played. */
  readonly isUp: boolean;
  /** 21.3: its numbers before its back, if it was turned up once and lies face down. */
  readonly recalled?: Pose & Light;
}

/** The largest half-tile of the other seat's row, and that turned up in it; CSS pixels at unit 1. */
const LARGEST_ROW = 36;
const LARGEST_FACING = 46;
/** The largest half-tile of the own row, as a part of the one turned up, which stands out. */
const WAITING = 0.86;

/** Returns the side of the tile that is turned up beside a row in that room, CSS pixels. */
const upSideIn = (room: Rect, largest: number): number => Math.min(room.height / (TALL + RISING), largest);

/** Returns the side of the own tile that is turned up, CSS pixels. */
export const unseenSide: OwnSide = ({ regions }) => upSideIn(aboveLip(regions.rack), largestOwn(regions));

/** Stands a row that nobody sees; a person at this device can take up the tile that is turned up. */
export const standInRow: LayHand = ({ seen, eye, sitters, surface, tiles }, hand, k) => {
  const { regions } = surface;
  const { unit } = regions;
  const rect = k === 0 ? aboveLip(regions.rack) : regions.backs[k];
  if (!rect) throw new Error('a row has no place');
  const isOpen = eye === 'all' || seen.phase === 'ended';
  const isPersons = seen.turn !== null && sitters[seen.turn.seat]?.kind === 'person';
  const upSide = upSideIn(rect, k === 0 ? largestOwn(regions) : LARGEST_FACING * unit);
  const largest = k === 0 ? WAITING * upSide : LARGEST_ROW * unit;
  const standing = standingUnseen(seen, hand, { surface, rect, largest, upSide, isOpen });
  for (const [at, { isUp, ...tile }] of standing) {
    tiles[at] = { ...tile, glow: isUp ? 1 : BACKS_LIGHT, where: isUp && isPersons ? 'own' : 'hand' };
  }
};

/** Returns the tiles of a row from its left end to its right one. */
function standingUnseen(
  seen: Pick<Seen, 'turn' | 'hands' | 'heap'>,
  hand: readonly Position[],
  { surface, rect, largest, upSide, isOpen }: UnseenRoom,
): ReadonlyMap<Position, InUnseenRow> {
  const up = faceUpIn({ hands: 'unseen' }, seen);
  const upBroad = upSide * (BROAD + BESIDE);
  const row = { ...rect, width: rect.width - upBroad };
  const capacity = Math.max(DEALT, hand.length);
  const { rows, side } = rowsFor(capacity, row, { largest });
  const columns = Math.ceil(capacity / rows);
  const waiting = hand.filter((at) => at !== up);
  // The row is centred together with the place of the tile that is turned up.
  const pitch = side * BROAD;
  const right = rect.x + rect.width - Math.max(0, row.width - columns * pitch) / 2 - upBroad;
  const middle = rect.y + rect.height / 2;
  const stand = (x: number, y: number, size: number, turn: Quat): Pose => {
    const guess = size / surface.pixelsAt(surface.camera.ground(x, y));
    const at = surface.camera.ground(x, y, heightOf(guess));
    return { at, turn, scale: size / surface.pixelsAt(at) };
  };
  const faces = (at: Position, isSeen: boolean): Look => {
    const tile = isSeen ? seen.heap[at] : null;
    if (!tile) return PLAIN;
    const [above, below] = halves(tile);
    return { ...PLAIN, above, below };
  };
  const found = new Map<Position, InUnseenRow>();
  for (const [i, at] of waiting.entries()) {
    const fromRight = waiting.length - 1 - i;
    const x = right - ((fromRight % columns) + 0.5) * pitch;
    const y = middle + ((rows - 1) / 2 - Math.floor(fromRight / columns)) * side * TALL;
    const pose = stand(x, y, side, isOpen ? FACING : AVERTED);
    const known = isOpen ? null : recalled(pose, faces(at, true), seen.heap[at] !== null);
    found.set(at, { ...pose, ...faces(at, isOpen), isUp: false, ...(known && { recalled: known }) });
  }
  if (up !== null && hand.includes(up)) {
    const x = right + upSide * (BESIDE + BROAD / 2);
    found.set(up, { ...stand(x, middle, upSide, FACING), ...faces(up, true), isUp: true });
  }
  return found;
}

/**
 * The brightness of numbers over a back. The light lies flat: it is raised, in half-tile sides, above the whole of a
 * leaning tile. It is made smaller, so that it covers no more than the tile.
 */
const RECALLED = 0.85;
const OVER = 0.72;
const SMALLER = 0.78;

function recalled({ at, scale }: Pose, { above, below }: Look, isKnown: boolean): (Pose & Light) | null {
  if (!isKnown) return null;
  const [x, y, z] = at;
  const light = { shape: GHOST, glow: RECALLED, focused: 0, above, below };
  return { ...light, at: [x, y, z + OVER * scale], turn: UPRIGHT, scale: SMALLER * scale };
}
