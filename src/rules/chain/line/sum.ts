/** The sum of the ends of a line that never crosses (6.9). */
import type { Seen, TableNumber } from '../../game.ts';
import { pipCount } from '../../tiles.ts';

/** What the ends sum to now; `null` before a tile lies. */
export function sumShown({ laid, ends }: Seen): TableNumber | null {
  const [first] = laid;
  if (!first) return null;
  if (laid.length === 1) return { name: 'sum', value: pipCount(first.tile) };
  const value = ends.reduce((sum, { to, shows }) => {
    const tile = laid[to];
    return sum + (tile && tile.inner === tile.outer ? 2 * shows : shows);
  }, 0);
  return { name: 'sum', value };
}
