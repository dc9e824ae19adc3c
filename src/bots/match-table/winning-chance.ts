/** The chance to win a match, from how it stands and what a deal brings. */

import { gameById } from '../../rules/catalogue.ts';
import type { Game, Options, Seen, Standing } from '../../rules/game.ts';
import { exp } from '../exponential.ts';
import { type MatchTable, risePerPoint, USUAL_RISE, USUAL_WEIGHTS, weightAt } from './curve.ts';
import { TABLES } from './fitted-tables.ts';

/** The chance, 0 to 1, of winning the match when the deal ends with these points or losses. Allocates nothing. */
export type WinChance = (points: ArrayLike<number>) => number;

/** The key of a table: everything that changes how many points a deal makes. Seats, tiles of a hand, tiles of the set. */
export function kindOf(game: Game, options: Options, seats: number): string {
  return `${game.id} ${seats} ${game.handSize(options, seats)} ${game.set(options).length}`;
}

/** The fitted table of matches like this one; an estimate from the size of the hands where there is none. */
export function tableFor({ game: id, options, seats, heap }: Seen): MatchTable {
  const game = gameById(id);
  const known = game && TABLES[kindOf(game, options, seats)]?.split(' ').map(Number);
  if (known) return { typical: known[0] as number, logs: known.slice(1).map((log) => log / 100) };
  // A quarter of their tiles is left to the others, each as heavy as the mean: a set of double-N has (N + 1)(N + 2) / 2.
  const pips = (Math.sqrt(1 + 8 * heap.length) - 3) / 2;
  const handSize = game?.handSize(options, seats) ?? heap.length / (seats + 1);
  const typical = Math.max(1, Math.round(((seats - 1) * handSize * pips) / 4));
  return { typical, logs: typeof options.deals === 'number' ? USUAL_RISE : USUAL_WEIGHTS };
}

/** The chance of `seat`, for a deal that is played from this standing. */
export function winChance(seen: Seen, table: MatchTable, seat: number, standing: Standing): WinChance {
  // 5.7: a loss that is not written yet will be, sooner or later.
  const totals = standing.totals.map((total, each) => total + (standing.memory?.remembered?.[each] ?? 0));
  const { target, deals } = seen.options;
  if (typeof deals === 'number') return byDeals(table, totals, deals - seen.deal, seat);
  if (gameById(seen.game)?.points !== 'lost') return byTarget(table, totals, Number(target), seat, true);
  const race = byTarget(table, totals, Number(target), seat, false);
  return (points) => 1 - race(points);
}

/** The chance to be highest when somebody is at the target (1.11, 5.8). `goesOn`: the match, while the highest are level. */
function byTarget(
  table: MatchTable,
  totals: readonly number[],
  target: number,
  seat: number,
  goesOn: boolean,
): WinChance {
  const weights = Float64Array.from({ length: target + 1 }, (_, distance) => weightAt(table, distance));
  return (points) => {
    let best = 0;
    let level = 0;
    let sum = 0;
    for (let each = 0; each < totals.length; each++) {
      const total = (totals[each] as number) + (points[each] as number);
      sum += weights[Math.max(0, target - total)] as number;
      if (total > best) {
        best = total;
        level = 1;
      } else if (total === best) level++;
    }
    const own = (totals[seat] as number) + (points[seat] as number);
    if (best >= target && (level === 1 || !goesOn)) return own === best ? 1 : 0;
    return (weights[Math.max(0, target - own)] as number) / sum;
  };
}

/** The chance to be highest after `left` more deals; tied seats share the win (1.12). */
function byDeals(table: MatchTable, totals: readonly number[], left: number, seat: number): WinChance {
  const rise = left > 0 ? risePerPoint(table, left) : Number.POSITIVE_INFINITY;
  return (points) => {
    const own = (totals[seat] as number) + (points[seat] as number);
    let sum = 0;
    for (let each = 0; each < totals.length; each++) {
      const ahead = (totals[each] as number) + (points[each] as number) - own;
      // Nothing times infinity is no number, but level.
      sum += ahead === 0 ? 1 : exp(ahead * rise);
    }
    return 1 / sum;
  };
}
