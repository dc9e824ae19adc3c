/** Where hands are turned up that have no place of their own beside their plates: plain geometry. */
import type { Rect, Regions } from './places.ts';
import type { Size, Spot } from './plate-form.ts';

/** Where one hand is turned up, and whose it is: the middle of a medallion before it, and its diameter. */
export interface TurnedUp {
  readonly medallion: Spot & Pick<Size, 'width'>;
  readonly hand: Rect;
}

export interface TurnedUpForm {
  /** By the place of the seat at the table; `null` where nothing is turned up. */
  readonly seats: readonly (TurnedUp | null)[];
  /** What they take of the board, along its upper or its left edge; `null` where there are none. */
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

/**
 * `counts`: how many tiles each seat turns up on the board, in the order of the plates. On an upright board they lie in
 * rows along its upper edge, on a flat one in columns along its left.
 */
export function turnedUpForm(
  { board, unit }: Pick<Regions, 'board' | 'unit'>,
  counts: readonly number[],
): TurnedUpForm {
  const shown = [...counts.keys()].filter((k) => (counts[k] ?? 0) > 0);
  if (shown.length === 0) return { seats: counts.map(() => null), band: null };
  const isUpright = board.width < SQUARE * board.height;
  const row = ROW * unit;
  const air = AIR * unit;
  const most = isUpright ? Math.floor(board.width / (CELL * unit)) : Math.floor((board.height - air) / row);
  const lines = Math.ceil(shown.length / Math.max(1, most));
  const inLine = Math.ceil(shown.length / lines);
  const width = isUpright ? board.width / inLine : (lines > 1 ? CELL : WIDEST) * unit;
  const size = MEDALLION * unit;
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
