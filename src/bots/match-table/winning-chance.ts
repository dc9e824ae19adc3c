/** The chance to win a match, from its standing and a deal's result. */

import type { Game, Options, Seen, Standing } from '../../rules/game.ts';
import { countedNumber, isByDeals, minutesOf } from '../../rules/match-length.ts';
import { exp } from '../exponential.ts';
import { type MatchTable, risePerPoint, USUAL_RISE, USUAL_WEIGHTS, weightAt } from './curve.ts';

/** The chance, 0 to 1, of winning the match when the deal ends with these points or losses. Allocates nothing. */
export type WinChance = (points: ArrayLike<number>) => number;

/** Fitted tables by the key of their table (`tableKeyOf`): the typical deal, then a hundred times the logarithms. */
export type FittedTables = Readonly<Record<string, readonly number[]>>;

/**
 * Returns the key of a table: everything that changes how many points a deal makes. It has the seats (`2+2` for
 * partners), the hand's and the set's tiles, whether goals are worth steps (15.3), whether nothing is drawn (33.8), and
 * whether all hands are scored (33.4). A match to a number of deals has a table of its own where it may also go to points (6.13).
 */
export function tableKeyOf(game: Game, options: Options, seats: number): string {
  const isPartnered = new Set(game.sides(options, seats)).size < seats;
  const hits = options.hits === 'steps' ? ' steps' : '';
  const drawing = options.drawing === 'never' ? ' undrawn' : '';
  const counts = options.counts === 'all' ? ' all' : '';
  const deals = isByDeals(options) && game.optionSpecs.some(({ id }) => id === 'target') ? ' deals' : '';
  return `${game.id} ${isPartnered ? '2+2' : seats} ${game.handSize(options, seats)} ${game.set(options).length}${hits}${drawing}${counts}${deals}`;
}

/** Returns the fitted table of such matches; an estimate from the size of the hands if there is none. */
export function matchTableFor(game: Game, { options, seats, heap }: Seen, tables: FittedTables): MatchTable {
  const known = tables[tableKeyOf(game, options, seats)];
  if (known) return { typical: known[0] as number, logs: known.slice(1).map((log) => log / 100) };
  // The others keep a quarter of their tiles, of mean weight. A set of double-N has (N + 1)(N + 2) / 2 tiles.
  const pips = (Math.sqrt(1 + 8 * heap.length) - 3) / 2;
  const typical = Math.max(1, Math.round(((seats - 1) * game.handSize(options, seats) * pips) / 4));
  return { typical, logs: options.target === undefined ? USUAL_RISE : USUAL_WEIGHTS };
}

/** Returns the chance of `seat`, and of its partner, for a deal played from this standing. */
export function winChance(
  game: Pick<Game, 'points'>,
  seen: Seen,
  table: MatchTable,
  seat: number,
  standing: Standing,
): WinChance {
  // 5.7: a loss that is not written yet will be written sooner or later.
  const totals = standing.totals.map((total, each) => total + (standing.memory?.remembered?.[each] ?? 0));
  const { target } = seen.options;
  const left = dealsLeft(seen, standing);
  const isLost = game.points === 'lost';
  const rivals = rivalsOf(seen, seat);
  if (left !== null) return byDeals(table, totals, left, seat, rivals, isLost ? -1 : 1);
  if (!isLost) return byTarget(table, totals, Number(target), seat, rivals, true);
  const race = byTarget(table, totals, Number(target), seat, rivals, false);
  return (points) => 1 - race(points);
}

/** The deals that bots expect after this one in a match by time, whose clock they do not see (20.7). */
const EXPECTED = 4;

/** Returns the number of deals after this one; `null` in a match to points. */
function dealsLeft(seen: Seen, standing: Standing): number | null {
  const { options, timeUp } = seen;
  if (minutesOf(options) !== null) return timeUp ? 0 : EXPECTED;
  return typeof options.deals === 'number' ? options.deals - countedNumber(seen, standing) : null;
}

/** Returns one seat of each other side: partners' totals are the same (6.7). */
function rivalsOf({ sides }: Seen, seat: number): readonly number[] {
  return sides.flatMap((side, other) => (side !== sides[seat] && sides.indexOf(side) === other ? [other] : []));
}

/**
 * Returns the chance to be highest when somebody reaches the target (1.11, 5.8). `goesOn`: true if the match continues
 * while the highest are level.
 */
function byTarget(
  table: MatchTable,
  totals: readonly number[],
  target: number,
  seat: number,
  rivals: readonly number[],
  goesOn: boolean,
): WinChance {
  // 9.3: a total below 0 is farther than `target` from the target.
  const farthest = 2 * target;
  const weights = Float64Array.from({ length: farthest + 1 }, (_, distance) => weightAt(table, distance));
  const weightOf = (total: number) => weights[Math.max(0, Math.min(farthest, target - total))] as number;
  return (points) => {
    const own = (totals[seat] as number) + (points[seat] as number);
    let best = own;
    let level = 1;
    let sum = weightOf(own);
    for (let nth = 0; nth < rivals.length; nth++) {
      const each = rivals[nth] as number;
      const total = (totals[each] as number) + (points[each] as number);
      sum += weightOf(total);
      if (total > best) {
        best = total;
        level = 1;
      } else if (total === best) level++;
    }
    if (best >= target && (level === 1 || !goesOn)) return own === best ? 1 : 0;
    return weightOf(own) / sum;
  };
}

/**
 * Returns the chance to be highest after `left` more deals; lowest if `sign` is -1. Level sides share the win (1.12).
 */
function byDeals(
  table: MatchTable,
  totals: readonly number[],
  left: number,
  seat: number,
  rivals: readonly number[],
  sign: 1 | -1,
): WinChance {
  const rise = sign * (left > 0 ? risePerPoint(table, left) : Number.POSITIVE_INFINITY);
  return (points) => {
    const own = (totals[seat] as number) + (points[seat] as number);
    let sum = 1;
    for (let nth = 0; nth < rivals.length; nth++) {
      const each = rivals[nth] as number;
      const ahead = (totals[each] as number) + (points[each] as number) - own;
      // Zero times infinity is NaN, but these sides are level.
      sum += ahead === 0 ? 1 : exp(ahead * rise);
    }
    return 1 / sum;
  };
}
