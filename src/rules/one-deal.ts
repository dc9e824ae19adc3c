/** A game whose matches are of one deal: what others play too is one deal, whatever comes of it. */
import type { Deal, Game, Seat, Settlement } from './game.ts';

/** The same game, over with its first deal. Its records are those of a match that was left there. */
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

/** What a deal brought each seat, or cost it: also what is lost and not yet written (5.7). */
export const dealPoints = ({ points, remembered = [] }: Pick<Settlement, 'points' | 'remembered'>): readonly number[] =>
  points.map((each, seat) => each + (remembered[seat] ?? 0));

/** Those with the most points, and nobody where nobody has any; where points are losses all but those who lost most. */
function winnersOf({ points: kind }: Game, { seats }: Deal, settlement: Settlement): readonly Seat[] {
  const made = dealPoints(settlement);
  const most = Math.max(...made);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (kind === 'lost') return most > 0 ? all.filter((seat) => made[seat] !== most) : all;
  return most > 0 ? all.filter((seat) => made[seat] === most) : [];
}
