/** What the end of a deal is worth to a seat: the one thing that a search tries to make large. */
import type { Seen, Standing } from '../rules/game.ts';
import { gameById } from '../rules/games.ts';

/**
 * The worth of a deal that ended with these points, or losses, for each seat, as the rules write them. Measured in
 * points of a deal, the more the better. Allocates nothing.
 */
export type Value = (points: ArrayLike<number>) => number;

/**
 * The worth of deals of this match to `seat`. `standing`: how the match stood before the deal; without it, or where
 * nothing is known of the game, points are all that counts: its own less the mean of the others'.
 */
export function valueFor({ game, seats }: Seen, seat: number, _standing?: Standing): Value {
  const sign = gameById(game)?.points === 'lost' ? -1 : 1;
  const others = sign / Math.max(1, seats - 1);
  return (points) => {
    let rest = 0;
    for (let each = 0; each < seats; each++) if (each !== seat) rest += points[each] as number;
    return sign * (points[seat] as number) - others * rest;
  };
}
