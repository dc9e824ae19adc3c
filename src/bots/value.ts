/** The value of a deal's end for a seat, which the search maximises. */

import { opensAccounts } from '../rules/account.ts';
import type { Game, Seen, Standing } from '../rules/game.ts';
import type { MatchTable } from './match-table/curve.ts';
import { type FittedTables, matchTableFor, winChance } from './match-table/winning-chance.ts';

/**
 * Returns the worth of a deal that ended with these points, or losses, for each seat. They are in the order that the
 * core writes. The unit is points of a deal; more is better. Allocates nothing.
 */
export type Value = (points: ArrayLike<number>) => number;

/** The least change of the chance that counts. With less, or with NaN (a match without an end), points are used. */
const NOTHING = 1e-9;
/** The worth of a match in points of a deal, if a game gives its own chance to win (`chanceOf`). */
const MATCH = 100;
/** The size of a typical deal from which a taste or a slip counts as a full point. */
const MANY = 10;
/** The same for goals worth steps (15.3), where a deal has a few large chances: no taste is worth one of them. */
const MANY_STEPS = 40;

/**
 * Returns the worth of this match's deals to `seat`, and to its partner alike.
 * `standing`: the match before the deal. With it the chance to win the match counts, stretched to points: a typical
 * deal won by the own side instead of another makes the same difference. Without it points count, as in a first deal:
 * those of the own side less the mean of the other sides.
 */
export function valueFor(game: Game, seen: Seen, seat: number, tables: FittedTables, standing?: Standing): Value {
  return ofWritten(game, seen, standing, ofSides(game, seen, seat, tables, standing));
}

/**
 * Returns the scale of preferences of about one point (a taste, a slip) in games whose deals are worth few points
 * (20.4).
 */
export function pointIn(game: Game, seen: Seen, tables: FittedTables): number {
  const many = seen.options.hits === 'steps' ? MANY_STEPS : MANY;
  return Math.min(1, matchTableFor(game, seen, tables).typical / many);
}

function ofSides(game: Game, seen: Seen, seat: number, tables: FittedTables, standing?: Standing): Value {
  // 17: a first deal counts by its worth in the match.
  const own = game.worth?.chanceOf?.(seen, seat, standing ?? game.begin(seen.options, seen.seats));
  if (own) return (points) => MATCH * own(points);
  const points = inPoints(game, seen, seat);
  if (!standing) return points;
  const table = matchTableFor(game, seen, tables);
  const chance = winChance(game, seen, table, seat, standing);
  const gain = lead(game, chance, table, seen, seat);
  if (!(gain >= NOTHING)) return points;
  const stretch = lead(game, points, table, seen, seat) / gain;
  return (made) => stretch * chance(made);
}

/** Sets in place the points written for each seat, from those that a deal ends with. */
type Writing = (made: ArrayLike<number>, written: Int32Array) => void;

/** Wraps the value for games that don't write all the points that a deal ends with. */
function ofWritten(game: Game, { seats, options }: Seen, standing: Standing | undefined, value: Value): Value {
  const { opensAt, writesOff } = game.worth ?? {};
  const had = Array.from({ length: seats }, (_, seat) => standing?.totals[seat] ?? 0);
  const written = new Int32Array(seats);
  const heard = (write: Writing): Value => {
    return (made) => {
      write(made, written);
      return value(written);
    };
  };
  if (writesOff) return heard(noMoreThan(had));
  if (opensAt === undefined || game.points !== 'lost') return value;
  return heard(fromOpening(opensAccounts(game, options) ? had : had.map(() => 0), opensAt));
}

/** 19.6: a seat can't write off more than it has. */
function noMoreThan(had: readonly number[]): Writing {
  const least = Int32Array.from(had, (total) => -total);
  return (made, written) => {
    for (let seat = 0; seat < least.length; seat++) {
      written[seat] = Math.max(made[seat] as number, least[seat] as number);
    }
  };
}

/** 16.5: a loss is forgotten if the account is not open and the loss doesn't open it. */
function fromOpening(had: readonly number[], opensAt: number): Writing {
  const least = Int32Array.from(had, (total) => (total > 0 ? 0 : opensAt));
  return (made, written) => {
    for (let seat = 0; seat < least.length; seat++) {
      const lost = made[seat] as number;
      written[seat] = lost >= (least[seat] as number) ? lost : 0;
    }
  };
}

function inPoints(game: Game, { seats, sides }: Seen, seat: number): Value {
  const sign = game.points === 'lost' ? -1 : 1;
  const isOther = Uint8Array.from(sides, (side) => (side === sides[seat] ? 0 : 1));
  const others =
    sign /
    Math.max(
      1,
      isOther.reduce((sum, each) => sum + each, 0),
    );
  return (points) => {
    let rest = 0;
    for (let each = 0; each < seats; each++) if (isOther[each] === 1) rest += points[each] as number;
    return sign * (points[seat] as number) - others * rest;
  };
}

/** Returns how much better a typical deal is for `seat` if its own side wins it, than if another does. */
function lead(game: Game, value: Value, { typical }: MatchTable, { sides }: Seen, seat: number): number {
  const worth = [...new Set(sides)].map((winner) => ({
    isOwn: winner === sides[seat],
    value: value(sides.map((side) => ((side === winner) === (game.points === 'lost') ? 0 : typical))),
  }));
  const sum = worth.reduce((all, { value }) => all + value, 0);
  const own = worth.find(({ isOwn }) => isOwn)?.value ?? 0;
  return own - (sum - own) / Math.max(1, worth.length - 1);
}
