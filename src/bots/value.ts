/** The value of a deal's end to a seat: what the search maximises. */

import { gameById } from '../rules/catalogue.ts';
import type { Seen, Standing } from '../rules/game.ts';
import type { MatchTable } from './match-table/curve.ts';
import { tableFor, winChance } from './match-table/winning-chance.ts';

/**
 * The worth of a deal that ended with these points, or losses, for each seat, as the rules write them. Measured in
 * points of a deal, the more the better. Allocates nothing.
 */
export type Value = (points: ArrayLike<number>) => number;

/** If a deal changes the chance by less, or the chance is no number (a match without an end), points are used. */
const NOTHING = 1e-9;

/**
 * The worth of deals of this match to `seat`. `standing`: how the match stood before the deal; then it is the chance to
 * win the match that counts, stretched so that to win a typical deal, or to see another win it, is as far apart as in
 * points. Without it points are all that counts: its own less the mean of the others'.
 */
export function valueFor(seen: Seen, seat: number, standing?: Standing): Value {
  const points = inPoints(seen, seat);
  if (!standing) return points;
  const table = tableFor(seen);
  const chance = winChance(seen, table, seat, standing);
  const gain = lead(chance, table, seen, seat);
  if (!(gain >= NOTHING)) return points;
  const stretch = lead(points, table, seen, seat) / gain;
  return (made) => stretch * chance(made);
}

function inPoints({ game, seats }: Seen, seat: number): Value {
  const sign = isLost(game) ? -1 : 1;
  const others = sign / Math.max(1, seats - 1);
  return (points) => {
    let rest = 0;
    for (let each = 0; each < seats; each++) if (each !== seat) rest += points[each] as number;
    return sign * (points[seat] as number) - others * rest;
  };
}

function isLost(game: string): boolean {
  return gameById(game)?.points === 'lost';
}

/** How much better it is for `seat` to win a typical deal than for another seat to win it, on average. */
function lead(value: Value, { typical }: MatchTable, { game, seats }: Seen, seat: number): number {
  const worth = Array.from({ length: seats }, (_, winner) =>
    value(Array.from({ length: seats }, (_, each) => ((each === winner) === isLost(game) ? 0 : typical))),
  );
  const own = worth[seat] ?? 0;
  return own - (worth.reduce((sum, each) => sum + each, 0) - own) / Math.max(1, seats - 1);
}
