/** How the accounts of the sides share their room: plain geometry. All in pixels at unit 1 unless told otherwise. */
import type { Point, Rect } from './rect.ts';

/** Between two accounts. */
const BETWEEN = 3;

/** One room an account, one under the other, in any pixels. */
export function accountRooms({ x, y, width, height }: Rect, count: number): Rect[] {
  const step = (height + BETWEEN) / count;
  return Array.from({ length: count }, (_, k) => ({ x, y: y + k * step, width, height: step - BETWEEN }));
}

/** An account at least this high has its names written above the score; a lower one has medallions before it. */
const NAMED = 38;

export interface AccountLayout {
  /** Left edge and middle of the names, and the room they have; `null`: none are written. */
  readonly name: (Point & { readonly width: number }) | null;
  /** The middle of the first medallion, and the diameter of each; the next ones follow to the right. */
  readonly medallions: (Point & { readonly size: number }) | null;
  /** The left edge and the middle of the sign before the score. */
  readonly sign: Point;
  /** The height of the digits. */
  readonly digits: number;
}

/** The layout of an account of that size for so many members. */
export function accountLayout({ width, height }: Pick<Rect, 'width' | 'height'>, members: number): AccountLayout {
  const middle = height / 2;
  if (height >= NAMED) {
    const name = { x: 11, y: middle - 9, width: width - 20 };
    return { name, medallions: null, sign: { x: 11, y: middle + 10 }, digits: 18 };
  }
  const size = Math.min(18, height - 3);
  const medallions = { x: 5 + size / 2, y: middle, size };
  return { name: null, medallions, sign: { x: 5 + members * (size + 1) + 4, y: middle }, digits: 15 };
}
