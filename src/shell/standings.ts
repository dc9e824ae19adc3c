/** How a match ended for those who sat there. */
import type { Game, Seat, Side, Standing } from '../rules/game.ts';
import { allSides } from '../rules/sides.ts';

export interface Ranked {
  readonly side: Side;
  readonly total: number;
  /** From 1; those who are level share it. */
  readonly rank: number;
}

/** All sides, the best first: the highest total, or the lowest where points are losses. */
export function ranksOf(
  { totals }: Pick<Standing, 'totals'>,
  points: Game['points'],
  sides: readonly Side[] = [...totals.keys()],
): readonly Ranked[] {
  const accounts = allSides(sides).map((side) => ({ side, total: totals[sides.indexOf(side)] ?? 0 }));
  const worth = (total: number) => (points === 'lost' ? -total : total);
  return accounts
    .map((account) => ({
      ...account,
      rank: 1 + accounts.filter(({ total }) => worth(total) > worth(account.total)).length,
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
