/** How a match ended for those who sat there. */
import type { Game, Seat, Standing } from '../rules/game.ts';

export interface Ranked {
  readonly seat: Seat;
  readonly total: number;
  /** From 1; those who are level share it. */
  readonly rank: number;
}

/** All seats, the best first: the highest total, or the lowest where points are losses. */
export function ranksOf({ totals }: Standing, points: Game['points']): readonly Ranked[] {
  const worth = (total: number) => (points === 'lost' ? -total : total);
  return totals
    .map((total, seat) => ({
      seat,
      total,
      rank: 1 + totals.filter((other) => worth(other) > worth(total)).length,
    }))
    .sort((a, b) => a.rank - b.rank);
}

/** Who lost a match that has losers and no winner of its own: the donkeys (5.8). Nobody while it goes on. */
export function donkeysOf({ totals, winners }: Standing, points: Game['points']): readonly Seat[] {
  if (points !== 'lost' || winners === null) return [];
  return [...totals.keys()].filter((seat) => !winners.includes(seat));
}
