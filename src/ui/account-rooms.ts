/** The rooms of the sides' accounts on the screen: plain geometry. */
import type { Rect } from './rect.ts';
import type { Regions } from './screen-regions.ts';

/** The gap between two accounts, in the unit of the given room. */
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
