/** Where hands are turned up that have no place of their own beside their plates: plain geometry. */
import type { Point, Rect, Size } from './rect.ts';
import { around } from './rect.ts';
import type { Regions } from './screen-regions.ts';

/** Where one hand is turned up, and whose it is: the middle of a medallion before it, and its diameter. */
interface TurnedUp {
  readonly medallion: Point & Pick<Size, 'width'>;
  readonly hand: Rect;
}

export interface TurnedUpLayout {
  /** By the place of the seat at the table; `null` where nothing is turned up. */
  readonly seats: readonly (TurnedUp | null)[];
  /** What they take of the board, along its upper or its left edge; `null` where they take nothing of it. */
  readonly band: Rect | null;
}

/** Pixels at unit 1: a row of hands, a medallion, the air around, a tile side by side with others. */
const ROW = 46;
const MEDALLION = 26;
const AIR = 6;
const TILE = 21.5;
/** A hand that is turned up beside others has at least so much room. */
const CELL = 96;
/** And one that has a column to itself at most so much. */
const WIDEST = 150;
/** A board is upright as long as it is less than so many times as wide as high. */
const SQUARE = 1.3;
/** The least side of a half-tile where the chips were, and how broad and how tall a tile stands there, in such sides. */
const LEAST = 13;
const BROAD = 1.07;
const TALL = 2.02;

/**
 * `counts`: how many tiles each seat turns up, in the order of the plates. They lie where the chips were, which go with
 * the deal, so that the board stays as large as it was. Where that is too little they lie on the board: on an upright one
 * in rows along its upper edge, on a flat one in columns along its left.
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

/** Equal parts of a room, one after the other along its longer side; in a tall one the medallion lies above the hand. */
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

/** The largest side of a half that lets so many tiles stand in a room, in rows. */
const sideIn = ({ width, height }: Rect, count: number): number =>
  Math.max(...[1, 2, 3].map((rows) => Math.min(width / Math.ceil(count / rows) / BROAD, height / rows / TALL)));
