/** Matches of one deal: a shared deal stays one deal, whatever its result. */
import type { Deal, Game, Seat, Settlement } from './game.ts';

/** Returns the same game, but over after its first deal. Its records are those of a match left at that point. */
export function oneDeal(game: Game): Game {
  return {
    ...game,
    settle(standing, deal) {
      const settlement = game.settle(standing, deal);
      const winners = settlement.standing.winners ?? winnersOf(game, deal, settlement);
      return { ...settlement, standing: { ...settlement.standing, winners } };
    },
  };
}

/** Returns the points that a deal brought or cost each seat, with losses not yet written (5.7). */
export const dealPoints = ({ points, remembered = [] }: Pick<Settlement, 'points' | 'remembered'>): readonly number[] =>
  points.map((each, seat) => each + (remembered[seat] ?? 0));

/**
 * Returns the seats with the most points; none if all are 0. Where points are losses: all seats but those that lost
 * most.
 */
function winnersOf({ points: kind }: Game, { seats }: Deal, settlement: Settlement): readonly Seat[] {
  const made = dealPoints(settlement);
  const most = Math.max(...made);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (kind === 'lost') return most > 0 ? all.filter((seat) => made[seat] !== most) : all;
  return most > 0 ? all.filter((seat) => made[seat] === most) : [];
}
