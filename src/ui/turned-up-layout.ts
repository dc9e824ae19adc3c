/** The places of turned-up hands without a place of their own beside their plates: plain geometry. */
import type { Point, Rect, Size } from './rect.ts';
import { around } from './rect.ts';
import type { Regions } from './screen-regions.ts';

/** The place of one turned-up hand, and of its owner's medallion before it: middle and diameter. */
interface TurnedUp {
  readonly medallion: Point & Pick<Size, 'width'>;
  readonly hand: Rect;
}

export interface TurnedUpLayout {
  /** By the seat's place at the table; `null` if it turns nothing up. */
  readonly seats: readonly (TurnedUp | null)[];
  /** The part of the board that they take, along its upper or left edge; `null` if they take none. */
  readonly band: Rect | null;
}

/** A row of hands, a medallion, the air around, and the width of a tile among others; pixels at unit 1. */
const ROW = 46;
const MEDALLION = 26;
const AIR = 6;
const TILE = 21.5;
/** The least width of a hand beside others. */
const CELL = 96;
/** The greatest width of a hand with a column to itself. */
const WIDEST = 150;
/** A board is upright below this ratio of width to height. */
const SQUARE = 1.3;
/** The least side of a half-tile in the chips' room. The width and height of a tile there follow, in such sides. */
const LEAST = 13;
const BROAD = 1.07;
const TALL = 2.02;

/**
 * Returns the places of turned-up hands. `counts`: the number of turned-up tiles per seat, in the order of the plates.
 * They lie in the room of the chips, which disappear after the deal, so the board keeps its size. If that is too small
 * they lie on the board: in rows along its upper edge if upright, otherwise in columns along its left.
 */
export function turnedUpLayout(
  { board, chips, unit }: Pick<Regions, 'board' | 'chips' | 'unit'>,
  counts: readonly number[],
): TurnedUpLayout {
  const shown = [...counts.keys()].filter((k) => (counts[k] ?? 0) > 0);
  if (shown.length === 0) return { seats: counts.map(() => null), band: null };
  const cells = cellsIn(around(chips), shown.length, unit);
  const inCells = counts.map((_, k) => cells[shown.indexOf(k)] ?? null);
  const isRoomy = inCells.every((cell, k) => !cell || sideIn(cell.hand, counts[k] ?? 0) >= LEAST * unit);
  return isRoomy ? { seats: inCells, band: null } : onBoard(board, counts, shown, unit);
}

function onBoard(board: Rect, counts: readonly number[], shown: readonly number[], unit: number): TurnedUpLayout {
  const isUpright = board.width < SQUARE * board.height;
  const row = ROW * unit;
  const air = AIR * unit;
  const size = MEDALLION * unit;
  const most = isUpright ? Math.floor(board.width / (CELL * unit)) : Math.floor((board.height - air) / row);
  const lines = Math.ceil(shown.length / Math.max(1, most));
  const inLine = Math.ceil(shown.length / lines);
  const longest = size + 3 * air + Math.max(...counts) * TILE * unit;
  const column = Math.min(longest, (lines > 1 ? CELL : WIDEST) * unit);
  const width = isUpright ? board.width / inLine : column;
  const seats = counts.map((count, k): TurnedUp | null => {
    const i = shown.indexOf(k);
    if (i < 0) return null;
    const line = Math.floor(i / inLine);
    const place = i % inLine;
    const hand = Math.min(width - size - 3 * air, count * TILE * unit);
    const all = size + air + hand;
    const x = board.x + (isUpright ? place * width + (width - all) / 2 : line * width + air);
    const y = board.y + air + (isUpright ? line : place) * row;
    return {
      medallion: { x: x + size / 2, y: y + (row - air) / 2, width: size },
      hand: { x: x + size + air, y, width: hand, height: row - air },
    };
  });
  const band = isUpright ? { ...board, height: lines * row + air } : { ...board, width: lines * width };
  return { seats, band };
}

/** Divides a room into equal parts along its longer side. In a tall part the medallion lies above the hand. */
function cellsIn(room: Rect, count: number, unit: number): TurnedUp[] {
  const isFlat = room.width > room.height;
  const width = isFlat ? room.width / count : room.width;
  const height = isFlat ? room.height : room.height / count;
  const size = MEDALLION * unit;
  const air = (AIR * unit) / 2;
  return Array.from({ length: count }, (_, i): TurnedUp => {
    const x = room.x + (isFlat ? i * width : 0);
    const y = room.y + (isFlat ? 0 : i * height);
    return height > width
      ? {
          medallion: { x: x + width / 2, y: y + size / 2, width: size },
          hand: { x: x + air, y: y + size + air, width: width - 2 * air, height: height - size - air },
        }
      : {
          medallion: { x: x + size / 2, y: y + height / 2, width: size },
          hand: { x: x + size + air, y: y + air, width: width - size - air, height: height - 2 * air },
        };
  });
}

/** Returns the largest side of a half-tile at which the tiles fit into a room, in one to three rows. */
const sideIn = ({ width, height }: Rect, count: number): number =>
  Math.max(...[1, 2, 3].map((rows) => Math.min(width / Math.ceil(count / rows) / BROAD, height / rows / TALL)));
