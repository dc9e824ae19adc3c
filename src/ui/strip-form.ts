/** Where words lie on the board, clear of what has to be seen there: plain geometry, in pixels at unit 1. */
import type { Rect } from './places.ts';
import type { Size, Spot } from './plate-form.ts';
import { clamp } from './rects.ts';

/** What lies on the board; `meant`: it counts just now, and is not to be covered. */
export interface Lying extends Rect {
  readonly meant: boolean;
}

/** Air around a strip. */
const AIR = 5;
/** From one place that is tried to the next. */
const STEP = 10;
/** So many pixels farther is as bad as a covered square pixel, and as one of what counts just now. */
const COVERED = 4;
const MEANT = 400;

/** The middle of a strip of that size, and how bad a place it is; 0: where it was wanted. */
export interface Clearing extends Spot {
  readonly cost: number;
}

/** The place on the board, as near to `wanted` as can be, where a strip covers least. */
export function clearing(size: Size, board: Rect, wanted: Spot, lying: readonly Lying[]): Clearing {
  const [left, right] = span(board.x, board.width, size.width);
  const [top, bottom] = span(board.y, board.height, size.height);
  const first = { x: clamp(wanted.x, left, right), y: clamp(wanted.y, top, bottom) };
  const tried = (x: number, y: number, most: number): Clearing => {
    let cost = Math.hypot(x - first.x, y - first.y);
    for (const one of lying) {
      if (cost >= most) break;
      const across = Math.min(x + size.width / 2 + AIR, one.x + one.width) - Math.max(x - size.width / 2 - AIR, one.x);
      const along =
        Math.min(y + size.height / 2 + AIR, one.y + one.height) - Math.max(y - size.height / 2 - AIR, one.y);
      if (across > 0 && along > 0) cost += across * along * (one.meant ? MEANT : COVERED);
    }
    return { x, y, cost };
  };
  let best = tried(first.x, first.y, Number.POSITIVE_INFINITY);
  for (let y = top; best.cost > 0 && y <= bottom; y += STEP) {
    for (let x = left; x <= right; x += STEP) {
      const next = tried(x, y, best.cost);
      if (next.cost < best.cost) best = next;
    }
  }
  return best;
}

/** From where to where a middle may lie. */
function span(from: number, room: number, length: number): readonly [number, number] {
  const half = Math.min(room, length + 2 * AIR) / 2;
  return [from + half, from + room - half];
}
