/** The ends of a tree, and the sum that they add up to (31.4). */
import { deadSuits, laidBy } from '../chain/ends.ts';
import type { End, Laid, Seen, TableNumber } from '../game.ts';
import type { TileMove } from '../moves.ts';
import { treeOf } from './tree-of.ts';

/** Returns the open arms, in the order of their numbers. Ends that are still shut are not among them (31.3). */
export function treeEndsOf(laid: readonly Laid[], highest: number): readonly End[] {
  const dead = deadSuits(laid, highest);
  return treeOf(laid).shoots.flatMap(({ arm, shows, to, isOpen }): End[] =>
    isOpen ? [{ place: arm, shows, accepts: [shows], to, state: dead.has(shows) ? 'dead' : 'open' }] : [],
  );
}

/** Returns the sum of the open ends now; `null` before a tile lies. */
export function treeSum(laid: readonly Laid[]): TableNumber | null {
  if (laid.length === 0) return null;
  const parts = treeOf(laid).shoots.flatMap(({ isOpen, counts }) => (isOpen ? [counts] : []));
  return { name: 'sum', value: parts.reduce((sum, part) => sum + part, 0), parts };
}

/** 31.4: a multiple of five scores a fifth of it. */
export const madeBySum = (sum: number): number => (sum % 5 === 0 ? sum / 5 : 0);

/** Returns the sum after a legal lead or play, and the points that it scores. */
export function treeSumAfter(
  { laid, ends }: Pick<Seen, 'laid' | 'ends'>,
  move: TileMove,
): TableNumber & { scores: number } {
  // The tile's heap position does not matter.
  const shown = treeSum([...laid, laidBy(ends, move, 0, null)]);
  if (!shown) throw new Error('nothing would lie');
  return { ...shown, scores: madeBySum(shown.value) };
}
