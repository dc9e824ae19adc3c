/** The final ranking of a match. */
import type { Game, Outcome, Seat, Settlement, Side, Standing } from '../../rules/game.ts';
import { allSides } from '../../rules/sides.ts';

export interface Ranked {
  readonly side: Side;
  readonly total: number;
  /** The rank from 1; equal sides share it. */
  readonly rank: number;
}

/** Returns all sides, the best first: winners, then by the highest total, or the lowest if points are losses. */
export function ranksOf(
  { totals, winners = null }: Pick<Standing, 'totals'> & Partial<Pick<Standing, 'winners'>>,
  points: Game['points'],
  sides: readonly Side[] = [...totals.keys()],
): readonly Ranked[] {
  const accounts = allSides(sides).map((side) => ({ side, total: totals[sides.indexOf(side)] ?? 0 }));
  const hasWon = (side: Side) => (winners?.some((seat) => sides[seat] === side) ? 1 : 0);
  // 17.5: an instant winner may have a lower total.
  const lead = (one: (typeof accounts)[number], other: (typeof accounts)[number]) =>
    hasWon(one.side) - hasWon(other.side) || (one.total - other.total) * (points === 'lost' ? -1 : 1);
  return accounts
    .map((account) => ({
      ...account,
      rank: 1 + accounts.filter((other) => lead(other, account) > 0).length,
    }))
    .sort((a, b) => a.rank - b.rank);
}

/** The way a deal went for a side: for the better, for the worse, or neither. */
export type DealMark = 'better' | 'worse' | null;

/**
 * Returns how a deal went for each side, in the order of `allSides`. Where points are won, those who score most are
 * better off. Where they are losses, those who write are worse off, and whoever went out is better off; of a blocked deal, the
 * lowest.
 */
export function dealMarks(
  { points }: Pick<Settlement, 'points'>,
  outcome: Outcome | null,
  kind: Game['points'],
  sides: readonly Side[],
): readonly DealMark[] {
  const written = allSides(sides).map((side) => points[sides.indexOf(side)] ?? 0);
  const [least, most] = [Math.min(...written), Math.max(...written)];
  if (kind === 'won') return written.map((n) => (n < 0 ? 'worse' : n > 0 && n === most ? 'better' : null));
  const isBest = (side: Side, n: number) =>
    outcome?.how === 'domino' ? side === sides[outcome.by] : n === least && least < most;
  return allSides(sides).map((side, k) => {
    const n = written[k] ?? 0;
    return n > 0 ? 'worse' : isBest(side, n) ? 'better' : null;
  });
}

/**
 * Returns the losers of a match that ends when a player has lost (5.8, 16.6). Empty while it continues, and in games
 * won by the fewest points after a number of deals (7.5, 20.7).
 */
export function losersOf(
  { totals, winners }: Standing,
  { points, optionSpecs }: Pick<Game, 'points' | 'optionSpecs'>,
): readonly Seat[] {
  if (points !== 'lost' || winners === null || !optionSpecs.some(({ id }) => id === 'target')) return [];
  return [...totals.keys()].filter((seat) => !winners.includes(seat));
}
