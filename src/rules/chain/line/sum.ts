/** The sum of the ends on a plain deal (6.9): the number that the table shows. */

import type { ChainRules } from '../../chain-rules.ts';
import type { End, Laid, Seen, TableNumber } from '../../game.ts';
import type { TileMove } from '../../moves.ts';
import { endsIn, houseOf, laidBy, spinnerOf } from '../ends.ts';
import { scoredBySum } from './on-the-way.ts';

type Table = Pick<Seen, 'laid' | 'ends'>;

/** The double at which the line crosses, if it has crossed (6.3). */
function crossingOf({ branching }: ChainRules, laid: readonly Laid[]): Laid | undefined {
  if (branching === 'never') return undefined;
  return branching === 'covered' ? houseOf(laid) : spinnerOf(laid);
}

/** What the ends sum to now; `null` before a tile lies. */
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
 * What the double at which the line crosses adds by one of its sides: it counts both halves while fewer than two of them
 * are covered, on the side across from the one that is.
 */
function partOfCrossing(double: Laid, { place, shows }: End, { laid, ends }: Table): number {
  const at = laid.indexOf(double);
  const covered = laid.filter(({ to }) => to === at);
  if (double.to !== null) return covered.length === 0 && place === double.arm ? 2 * shows : 0;
  const [first, ...others] = covered;
  if (others.length > 0) return 0;
  // Nothing lies beside it: one half counts by each of two sides that are opposite.
  if (!first) return Number(place) % 2 === 0 ? shows : 0;
  return place === (Number(first.arm) + ends.length / 2) % ends.length ? 2 * shows : 0;
}

/** What the ends would sum to after a legal move, and score (14.1). */
export function sumAfter(
  seen: Seen,
  move: TileMove,
  rules: ChainRules,
  isFifth: boolean,
): TableNumber & { readonly scores: number } {
  // Where in the heap the tile lay does not matter.
  const laid = [...seen.laid, laidBy(seen.ends, move, 0, null)];
  const shown = sumShown({ laid, ends: endsIn(rules, laid) }, rules);
  if (!shown) throw new Error('nothing would lie');
  // 6.10: it is counted when the turn's last tile lies.
  return { ...shown, scores: move.goesOn ? 0 : scoredBySum(shown.value, isFifth) };
}
