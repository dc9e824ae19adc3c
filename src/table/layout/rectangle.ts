/**
 * Rectangles on the cloth. All lie along one of eight directions. So four axes (across, up, and the two diagonals)
 * decide exactly if two of them overlap. Lengths in halves: the side of a half-tile.
 */
import type { Point } from '../../ui/rect.ts';

/** A direction, clockwise from the top in steps of 45°: 0 up, 1 up and right, … 7 up and left. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A rectangle, with half its extent on each of the four axes. */
export interface RectangleBody extends Point {
  readonly direction: Direction;
  readonly ex: number;
  readonly ey: number;
  readonly eu: number;
  readonly ev: number;
}

const S = Math.SQRT1_2;
const UNITS: readonly Point[] = [
  { x: 0, y: 1 },
  { x: S, y: S },
  { x: 1, y: 0 },
  { x: S, y: -S },
  { x: 0, y: -1 },
  { x: -S, y: -S },
  { x: -1, y: 0 },
  { x: -S, y: S },
];
const ORIGIN: Point = { x: 0, y: 0 };

/** Tolerance: rounding never makes two touching rectangles overlap. */
export const TINY = 1e-7;

/** Returns the vector of length one in that direction. */
export function unitVector(direction: Direction): Point {
  return UNITS[direction] ?? ORIGIN;
}

/** Returns the direction `steps` of 45° clockwise from `direction`. */
export function turnedDirection(direction: Direction, steps: number): Direction {
  return ((direction + steps + 8) % 8) as Direction;
}

/** Returns `from`, moved `along` that direction and `aside` to `side` of it. */
export function moved(from: Point, direction: Direction, along: number, side: Direction = direction, aside = 0): Point {
  const a = unitVector(direction);
  const b = unitVector(side);
  return { x: from.x + a.x * along + b.x * aside, y: from.y + a.y * along + b.y * aside };
}

/** Returns a rectangle around `centre` that reaches `long` to both sides along `direction` and `wide` across it. */
export function body(centre: Point, direction: Direction, long: number, wide: number): RectangleBody {
  const both = (long + wide) * S;
  const { x, y } = centre;
  if (direction === 0 || direction === 4) return { x, y, direction, ex: wide, ey: long, eu: both, ev: both };
  if (direction === 2 || direction === 6) return { x, y, direction, ex: long, ey: wide, eu: both, ev: both };
  if (direction === 1 || direction === 5) return { x, y, direction, ex: both, ey: both, eu: long, ev: wide };
  return { x, y, direction, ex: both, ey: both, eu: wide, ev: long };
}

/** True if two rectangles keep at least `gap` apart; with 0 they may touch. */
export function apart(a: RectangleBody, b: RectangleBody, gap: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const least = gap - TINY;
  return (
    Math.abs(dx) - a.ex - b.ex >= least ||
    Math.abs(dy) - a.ey - b.ey >= least ||
    Math.abs(dx + dy) * S - a.eu - b.eu >= least ||
    Math.abs(dy - dx) * S - a.ev - b.ev >= least
  );
}
