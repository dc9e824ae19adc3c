/** How a match ended for those who sat there. */
import type { Game, Seat, Side, Standing } from '../../rules/game.ts';
import { allSides } from '../../rules/sides.ts';

export interface Ranked {
  readonly side: Side;
  readonly total: number;
  /** From 1; those who are level share it. */
  readonly rank: number;
}

/** All sides, the best first: whoever has won, then the highest total, or the lowest where points are losses. */
export function ranksOf(
  { totals, winners = null }: Pick<Standing, 'totals'> & Partial<Pick<Standing, 'winners'>>,
  points: Game['points'],
  sides: readonly Side[] = [...totals.keys()],
): readonly Ranked[] {
  const accounts = allSides(sides).map((side) => ({ side, total: totals[sides.indexOf(side)] ?? 0 }));
  const hasWon = (side: Side) => (winners?.some((seat) => sides[seat] === side) ? 1 : 0);
  // 17.5: who wins at a stroke may have less.
  const lead = (one: (typeof accounts)[number], other: (typeof accounts)[number]) =>
    hasWon(one.side) - hasWon(other.side) || (one.total - other.total) * (points === 'lost' ? -1 : 1);
  return accounts
    .map((account) => ({
      ...account,
      rank: 1 + accounts.filter((other) => lead(other, account) > 0).length,
    }))
    .sort((a, b) => a.rank - b.rank);
}

/**
 * Who lost a match that is played until somebody has lost (5.8, 16.6). Nobody while it goes on, nor where the fewest of so
 * many deals win (7.5, 20.7).
 */
export function losersOf(
  { totals, winners }: Standing,
  { points, optionSpecs }: Pick<Game, 'points' | 'optionSpecs'>,
): readonly Seat[] {
  if (points !== 'lost' || winners === null || !optionSpecs.some(({ id }) => id === 'target')) return [];
  return [...totals.keys()].filter((seat) => !winners.includes(seat));
}
