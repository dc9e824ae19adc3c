/** The place of words on the board, clear of important things: plain geometry, in pixels at unit 1. */
import type { Point, Rect, Size } from './rect.ts';
import { clamp } from './rect.ts';

/** A thing on the board. `important`: it matters now and must not be covered. */
export interface Obstacle extends Rect {
  readonly important: boolean;
}

/** The air around a strip. */
const AIR = 5;
/** The distance between candidate places. */
const STEP = 10;
/** The cost of one covered square pixel, in pixels of distance; greater for important obstacles. */
const COVERED = 4;
const IMPORTANT = 400;

/** The middle of a strip, and its cost. 0 means exactly the wanted place, covering nothing. */
export interface StripPlace extends Point {
  readonly cost: number;
}

/** Returns the cost of a strip there for what it covers; `most`: a cost from which it need not be known exactly. */
function coverCost({ x, y }: Point, { width, height }: Size, obstacles: readonly Obstacle[], most: number): number {
  let cost = 0;
  for (const one of obstacles) {
    if (cost >= most) break;
    const across = Math.min(x + width / 2 + AIR, one.x + one.width) - Math.max(x - width / 2 - AIR, one.x);
    const along = Math.min(y + height / 2 + AIR, one.y + one.height) - Math.max(y - height / 2 - AIR, one.y);
    if (across > 0 && along > 0) cost += across * along * (one.important ? IMPORTANT : COVERED);
  }
  return cost;
}

/** True if a strip around that point covers something important. */
export const coversImportant = (at: Point, size: Size, obstacles: readonly Obstacle[]): boolean =>
  coverCost(
    at,
    size,
    obstacles.filter(({ important }) => important),
    1,
  ) > 0;

/** Returns the place on the board with the least cost: near `wanted`, and covering little. */
export function placeStrip(size: Size, board: Rect, wanted: Point, obstacles: readonly Obstacle[]): StripPlace {
  const [left, right] = span(board.x, board.width, size.width);
  const [top, bottom] = span(board.y, board.height, size.height);
  const first = { x: clamp(wanted.x, left, right), y: clamp(wanted.y, top, bottom) };
  const tried = (x: number, y: number, most: number): StripPlace => {
    const away = Math.hypot(x - first.x, y - first.y);
    return { x, y, cost: away + coverCost({ x, y }, size, obstacles, most - away) };
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

/** The sizes of letters that are tried in a room, as shares of the usual one. */
const SMALLER = [1, 0.94, 0.88, 0.81, 0.75, 0.69];
/** The least edges of a strip in a room: both sides together, and above and below together. */
const CLOSE = { width: 12, height: 6 } as const;

/**
 * Returns the greatest size of letters at which a text fits into a room, as a share of the usual size; the least if
 * none fits. `sizeAt` returns the size of the text, in usual letters, in lines of at most that width.
 */
export function shareIn({ width, height }: Size, sizeAt: (width: number) => Size): number {
  const fits = (share: number) => {
    const most = (width - CLOSE.width) / share;
    const text = sizeAt(most);
    return text.width <= most && text.height * share <= height - CLOSE.height;
  };
  return SMALLER.find(fits) ?? Math.min(...SMALLER);
}

/** Returns the width of the lines of a text in a room, in usual letters. */
export const linesNeeded = ({ width }: Size, share: number): number => (width - CLOSE.width) / share;

/** Returns the least and the greatest coordinate of the strip's middle. */
function span(from: number, room: number, length: number): readonly [number, number] {
  const half = Math.min(room, length + 2 * AIR) / 2;
  return [from + half, from + room - half];
}
