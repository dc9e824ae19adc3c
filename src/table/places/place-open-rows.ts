/** The own tiles in open rows, each in its place as it was dealt; the right end of a row is free (22.1). */
import type { Position, Seen } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';
import type { Rect } from '../../ui/rect.ts';
import { largestOwn } from '../regions/own-size.ts';
import { type Pose, type Quat, turnAbout, turned } from '../space/vectors.ts';
import { type Look, PLAIN, RACK_LIGHT } from './look.ts';
import type { OwnSide, Placing } from './placement.ts';
import type { TableSurface } from './surface.ts';
import { FACING, heightOf, raised } from './tile-rows.ts';

/** In half-tile sides: a tile's length along its row and across it, and the greatest distance between rows. */
interface Measure {
  readonly along: number;
  readonly across: number;
  readonly apart: number;
}
const LYING: Measure = { along: 2.12, across: 1.16, apart: 1.9 };
const STANDING: Measure = { along: 1.1, across: 2.3, apart: 2.6 };
/** In half-tile sides: the way of a free tile out of its row, and the room for a tile taken up. */
const FREE = 0.2;
const OUT = 0.6;

/** The distances of rows from the edges of their tray, CSS pixels: a tile at an end is seen from the middle. */
const EDGE = { across: 2.5, along: 1 };

/** The turn of a tile that lies along its row, and leans like a standing one: its upper half is on the right. */
const ALONG: Quat = turned(FACING, turnAbout('z', -Math.PI / 2));

export interface OpenRows {
  /** The pose of a tile at each position of the heap. */
  readonly poses: readonly Pose[];
  /** True if tiles lie along their rows, low half on the left; else they stand in them, low half above. */
  readonly isAlong: boolean;
  /** Side of a half-tile, CSS pixels. */
  readonly side: number;
}

/** Tiles in rows that lie open. */
interface InRows {
  readonly count: number;
  readonly rows: number;
  /** The largest side of a half-tile, CSS pixels. */
  readonly largest: number;
}

/** Returns the way in which tiles in open rows are largest in a rectangle of the screen. */
function sizeIn(rect: Rect, { count, rows, largest }: InRows): Pick<OpenRows, 'isAlong' | 'side'> {
  const columns = Math.ceil(count / rows);
  const lying = Math.min(rect.width / (columns * LYING.along + OUT), rect.height / (rows * LYING.across), largest);
  const standing = Math.min(
    rect.width / (columns * STANDING.along),
    rect.height / (rows * STANDING.across + OUT),
    largest,
  );
  return { isAlong: lying >= standing, side: Math.max(lying, standing) };
}

/** Returns the area of the screen for rows: they lie in the rack's tray, and never on its frame. CSS pixels. */
export function trayRoom({ camera, rack }: TableSurface): Rect {
  const [upper, lower] = [camera.project([rack.x, rack.y + rack.height, 0]), camera.project([rack.x, rack.y, 0])];
  const end = rack.x + rack.width;
  const [upperEnd, lowerEnd] = [camera.project([end, rack.y + rack.height, 0]), camera.project([end, rack.y, 0])];
  const x = Math.max(upper.x, lower.x) + EDGE.across;
  return {
    x,
    y: upper.y + EDGE.along,
    width: Math.min(upperEnd.x, lowerEnd.x) - EDGE.across - x,
    height: lower.y - upper.y - 2 * EDGE.along,
  };
}

/** Returns the side of the own tiles, CSS pixels. */
export const openSide: OwnSide = (surface, { handSize, rows = 1 }) =>
  sizeIn(trayRoom(surface), { count: handSize, rows, largest: largestOwn(surface.regions) }).side;

/** Returns tiles in open rows in a rectangle of the screen, as large as possible. */
export function openRowsIn(surface: TableSurface, rect: Rect, inRows: InRows): OpenRows {
  const { count, rows } = inRows;
  const columns = Math.ceil(count / rows);
  const { isAlong, side } = sizeIn(rect, inRows);
  const { along, apart } = isAlong ? LYING : STANDING;
  // A free tile stands out to the right, or upwards.
  const [right, down] = isAlong ? [(-OUT / 2) * side, 0] : [0, (OUT / 2) * side];
  const pitch = Math.min((rect.height - 2 * down) / rows, apart * side);
  const { camera } = surface;
  const poses = Array.from({ length: count }, (_, at): Pose => {
    const x = rect.x + rect.width / 2 + right + ((at % columns) - (columns - 1) / 2) * side * along;
    const y = rect.y + rect.height / 2 + down + (Math.floor(at / columns) - (rows - 1) / 2) * pitch;
    const guess = side / surface.pixelsAt(camera.ground(x, y));
    const middle = camera.ground(x, y, heightOf(guess));
    return { at: middle, turn: isAlong ? ALONG : FACING, scale: side / surface.pixelsAt(middle) };
  });
  return { poses, isAlong, side };
}

/** A tile in its row. */
interface InRow extends Pose, Look {
  /** True if it is not the free end. */
  readonly isBehind: boolean;
}

interface RowsRoom {
  readonly surface: TableSurface;
  /** The area of the rows, CSS pixels. */
  readonly rect: Rect;
  /** Number of rows. */
  readonly rows: number;
  /** The largest side of a half-tile, CSS pixels. */
  readonly largest: number;
}

/** Returns the tiles of a hand in their rows, with their faces; free ones stand out. */
function lyingInRows(
  { heap }: Seen,
  hand: readonly Position[],
  { surface, rect, rows, largest }: RowsRoom,
): ReadonlyMap<Position, InRow> {
  const { poses, isAlong } = openRowsIn(surface, rect, { count: heap.length, rows, largest });
  const free = rightEnds(hand, Math.ceil(heap.length / rows));
  return new Map(
    hand.flatMap((at) => {
      const pose = poses[at];
      const tile = heap[at];
      if (!pose || !tile) return [];
      const [low, high] = halves(tile);
      const faces = isAlong ? { above: high, below: low } : { above: low, below: high };
      const isBehind = !free.has(at);
      return [[at, { ...PLAIN, ...faces, ...(isBehind ? pose : raised(pose, FREE)), isBehind }]];
    }),
  );
}

/** Places the own hand in the rows of the table, in the area of the rack at other tables. */
export function layInRows({ seen, table: { rows = 1 }, surface, tiles }: Placing, hand: readonly Position[]): void {
  const { regions } = surface;
  const lying = lyingInRows(seen, hand, { surface, rect: trayRoom(surface), rows, largest: largestOwn(regions) });
  for (const [at, tile] of lying) tiles[at] = { ...tile, glow: RACK_LIGHT, where: 'own' };
}

/** Returns the last tile of each row that is left. */
function rightEnds(left: readonly Position[], columns: number): ReadonlySet<Position> {
  const ends = new Map([...left].sort((a, b) => a - b).map((at) => [Math.floor(at / columns), at]));
  return new Set(ends.values());
}
