/** The layout of an account: plain geometry. Lengths are in pixels at unit 1. */
import type { Point, Rect } from './rect.ts';

/** From this height on the names stand above the score; below it, medallions stand before the score. */
const NAMED = 38;

export interface AccountLayout {
  /** The left edge, middle and width of the names; `null` if the account is too low for them. */
  readonly name: (Point & { readonly width: number }) | null;
  /**
   * The middle of the first medallion and the diameter of each; the others follow to its right. `null` if names are
   * shown.
   */
  readonly medallions: (Point & { readonly size: number }) | null;
  /** The left edge and the middle of the sign before the score. */
  readonly sign: Point;
  /** The height of the digits. */
  readonly digits: number;
}

/** Returns the layout of an account of the given size; `hasNames`: it can show the names, if it is high enough. */
export function accountLayout(
  { width, height }: Pick<Rect, 'width' | 'height'>,
  members: number,
  hasNames = true,
): AccountLayout {
  const middle = height / 2;
  if (hasNames && height >= NAMED) {
    const name = { x: 11, y: middle - 9, width: width - 20 };
    return { name, medallions: null, sign: { x: 11, y: middle + 10 }, digits: 18 };
  }
  const size = height >= NAMED ? 26 : Math.min(18, height - 3);
  const medallions = { x: 5 + size / 2, y: middle, size };
  return { name: null, medallions, sign: { x: 5 + members * (size + 1) + 4, y: middle }, digits: 15 };
}
