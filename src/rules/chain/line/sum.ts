/** The sum of the ends of a line that never crosses (6.9). */
import type { NumberAfter, Seen, TableNumber } from '../../game.ts';
import type { TileMove } from '../../moves.ts';
import { pipCount } from '../../tiles.ts';
import { laidBy, lineEndsOf } from '../ends.ts';
import { scoredBySum } from '../scores.ts';

/** What the ends sum to now; `null` before a tile lies. */
export function sumShown({ laid, ends }: Pick<Seen, 'laid' | 'ends'>): TableNumber | null {
  const [first] = laid;
  if (!first) return null;
  if (laid.length === 1) return { name: 'sum', value: pipCount(first.tile) };
  const value = ends.reduce((sum, { to, shows }) => {
    const tile = laid[to];
    return sum + (tile && tile.inner === tile.outer ? 2 * shows : shows);
  }, 0);
  return { name: 'sum', value };
}

/** What the ends would sum to after a legal move, and score (14.1). `highest`: the highest number of the set. */
export function sumAfter(seen: Seen, move: TileMove, highest: number): NumberAfter {
  // Where in the heap the tile lay does not matter.
  const laid = [...seen.laid, laidBy(seen.ends, move, 0, null)];
  const value = sumShown({ laid, ends: lineEndsOf(laid, highest) })?.value ?? 0;
  return { name: 'sum', value, scores: scoredBySum(value) };
}
