/** The sum of the ends on a plain deal (6.9): the number that the table shows. */

import type { ChainRules } from '../../chain-rules.ts';
import type { End, Laid, Seen, TableNumber } from '../../game.ts';
import type { TileMove } from '../../moves.ts';
import { endsIn, houseOf, laidBy, spinnerOf } from '../ends.ts';

type Table = Pick<Seen, 'laid' | 'ends'>;

/** Returns the double at which the line crosses, if it has crossed (6.3). */
function crossingOf({ branching }: ChainRules, laid: readonly Laid[]): Laid | undefined {
  if (branching === 'never') return undefined;
  return branching === 'covered' ? houseOf(laid) : spinnerOf(laid);
}

/** Returns the sum of the ends now; `null` before a tile lies. */
export function sumShown({ laid, ends }: Table, rules: ChainRules): TableNumber | null {
  if (laid.length === 0) return null;
  const crossing = crossingOf(rules, laid);
  const parts = ends.map((end) => {
    const tile = laid[end.to];
    if (tile !== undefined && tile === crossing) return partOfCrossing(tile, end, { laid, ends });
    const countsTwice = tile?.inner === tile?.outer && !tile?.lengthwise && laid.length > 1;
    return countsTwice ? 2 * end.shows : end.shows;
  });
  return { name: 'sum', value: parts.reduce((sum, part) => sum + part, 0), parts };
}

/**
 * Returns the part that one side of the crossing double adds. While fewer than two of its sides are covered, both its
 * halves count. They count on the side opposite the covered one.
 */
function partOfCrossing(double: Laid, { place, shows }: End, { laid, ends }: Table): number {
  const at = laid.indexOf(double);
  const covered = laid.filter(({ to }) => to === at);
  if (double.to !== null) return covered.length === 0 && place === double.arm ? 2 * shows : 0;
  const [first, ...others] = covered;
  if (others.length > 0) return 0;
  // With no tile beside it, one half counts on each of two opposite sides.
  if (!first) return Number(place) % 2 === 0 ? shows : 0;
  return place === (Number(first.arm) + ends.length / 2) % ends.length ? 2 * shows : 0;
}

/** Returns the sum of the ends after a legal move. */
export function sumAfter(seen: Seen, move: TileMove, rules: ChainRules): TableNumber {
  // The tile's heap position does not matter.
  const laid = [...seen.laid, laidBy(seen.ends, move, 0, null)];
  const shown = sumShown({ laid, ends: endsIn(rules, laid) }, rules);
  if (!shown) throw new Error('nothing would lie');
  return shown;
}
