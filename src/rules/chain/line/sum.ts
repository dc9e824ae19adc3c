/** The sum of the ends of a line that never crosses (6.9). */
import type { NumberAfter, Seen, TableNumber } from '../../game.ts';
import type { TileMove } from '../../moves.ts';
import { laidBy, lineEndsOf } from '../ends.ts';
import { scoredBySum } from '../scores.ts';

/** What the ends sum to now; `null` before a tile lies. */
export function sumShown({ laid, ends }: Pick<Seen, 'laid' | 'ends'>): TableNumber | null {
  if (laid.length === 0) return null;
  const isAlone = laid.length === 1;
  const parts = ends.map(({ to, shows }) => {
    const tile = laid[to];
    return tile && tile.inner === tile.outer && !isAlone ? 2 * shows : shows;
  });
  return { name: 'sum', value: parts.reduce((sum, part) => sum + part, 0), parts };
}

/** What the ends would sum to after a legal move, and score (14.1). `highest`: the highest number of the set. */
export function sumAfter(seen: Seen, move: TileMove, highest: number): NumberAfter {
  // Where in the heap the tile lay does not matter.
  const laid = [...seen.laid, laidBy(seen.ends, move, 0, null)];
  const shown = sumShown({ laid, ends: lineEndsOf(laid, highest) });
  if (!shown) throw new Error('nothing would lie');
  return { ...shown, scores: scoredBySum(shown.value) };
}
