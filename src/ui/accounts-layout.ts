/** The layout of the sides' accounts: plain geometry. Lengths are in pixels at unit 1 unless stated otherwise. */
import type { Point, Rect } from './rect.ts';
import type { Regions } from './screen-regions.ts';

/** The gap between two accounts. */
const BETWEEN = 3;

/** Returns one room per account, stacked from top to bottom. The unit of length is that of the given room. */
function accountRooms({ x, y, width, height }: Rect, count: number): Rect[] {
  const step = (height + BETWEEN) / count;
  return Array.from({ length: count }, (_, k) => ({ x, y: y + k * step, width, height: step - BETWEEN }));
}

/** The greatest height of an account on the bench, pixels at unit 1. */
const ON_BENCH = 46;

/**
 * Returns one room per account: `playing` of them in the room for accounts, the others below one another on the bench,
 * where a boneyard would lie. Empty if the screen has no room for accounts. The unit of length is that of the regions.
 */
export function roomsOfAccounts(
  { accounts, boneyard, unit }: Pick<Regions, 'accounts' | 'boneyard' | 'unit'>,
  count: number,
  playing: number,
): Rect[] {
  if (!accounts) return [];
  const waiting = count - playing;
  const height = Math.min(boneyard.height, waiting * (ON_BENCH + BETWEEN) * unit);
  const bench = { ...boneyard, y: boneyard.y + boneyard.height - height, height };
  return [...accountRooms(accounts, playing), ...accountRooms(bench, waiting)];
}

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

/** Returns the layout of an account of the given size. */
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
