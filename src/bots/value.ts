/** The value of a deal's end to a seat: what the search maximises. */

import { gameById } from '../rules/catalogue.ts';
import type { Seen, Standing } from '../rules/game.ts';
import type { MatchTable } from './match-table/curve.ts';
import { type FittedTables, tableFor, winChance } from './match-table/winning-chance.ts';

/**
 * The worth of a deal that ended with these points, or losses, for each seat, as the core writes them. Measured in
 * points of a deal, the more the better. Allocates nothing.
 */
export type Value = (points: ArrayLike<number>) => number;

/** If a deal changes the chance by less, or the chance is no number (a match without an end), points are used. */
const NOTHING = 1e-9;
/** What a match is worth, in points of a deal, where totals alone do not say how it stands. */
const MATCH = 100;
/** A deal that is worth so many points, or more, is one in which a point is hardly anything. */
const MANY = 10;
/** The same by steps, where a deal has a few large chances (15.3): nobody gives one away for a taste. */
const MANY_STEPS = 40;

/**
 * The worth of deals of this match to `seat`, and to its partner alike. `standing`: how the match stood before the deal;
 * then it is the chance to win the match that counts, stretched so that to win a typical deal, or to see another side win
 * it, is as far apart as in points. Without it points are all that counts, as in a first deal: its side's less the mean
 * of the other sides'.
 */
export function valueFor(seen: Seen, seat: number, tables: FittedTables, standing?: Standing): Value {
  return ofWritten(seen, standing, ofSides(seen, seat, tables, standing));
}

/** What a preference of about one point (a taste, a slip) comes to where a whole deal is worth few (20.4). */
export function pointIn(seen: Seen, tables: FittedTables): number {
  const many = seen.options.hits === 'steps' ? MANY_STEPS : MANY;
  return Math.min(1, tableFor(seen, tables).typical / many);
}

function ofSides(seen: Seen, seat: number, tables: FittedTables, standing?: Standing): Value {
  const game = gameById(seen.game);
  // 17: a first deal is worth what it is worth in the match.
  const own = game?.worth?.chanceOf?.(seen, seat, standing ?? game.begin(seen.options, seen.seats));
  if (own) return (points) => MATCH * own(points);
  const points = inPoints(seen, seat);
  if (!standing) return points;
  const table = tableFor(seen, tables);
  const chance = winChance(seen, table, seat, standing);
  const gain = lead(chance, table, seen, seat);
  if (!(gain >= NOTHING)) return points;
  const stretch = lead(points, table, seen, seat) / gain;
  return (made) => stretch * chance(made);
}

/** The points that are written for each seat, in place, of those that a deal ends with. */
type Writing = (made: ArrayLike<number>, written: Int32Array) => void;

/** What is written of the points that a deal ends with, where that is not all of them. */
function ofWritten({ game, seats }: Seen, standing: Standing | undefined, value: Value): Value {
  const { points, worth } = gameById(game) ?? {};
  const { opensAt, writesOff } = worth ?? {};
  const had = Array.from({ length: seats }, (_, seat) => standing?.totals[seat] ?? 0);
  const written = new Int32Array(seats);
  const heard = (write: Writing): Value => {
    return (made) => {
      write(made, written);
      return value(written);
    };
  };
  if (writesOff) return heard(noMoreThan(had));
  return opensAt !== undefined && points === 'lost' ? heard(fromOpening(had, opensAt)) : value;
}

/** 19.6: nobody writes off more than there is. */
function noMoreThan(had: readonly number[]): Writing {
  const least = Int32Array.from(had, (total) => -total);
  return (made, written) => {
    for (let seat = 0; seat < least.length; seat++) {
      written[seat] = Math.max(made[seat] as number, least[seat] as number);
    }
  };
}

/** 16.5: what was lost is forgotten where the account is not open and that does not open it. */
function fromOpening(had: readonly number[], opensAt: number): Writing {
  const least = Int32Array.from(had, (total) => (total > 0 ? 0 : opensAt));
  return (made, written) => {
    for (let seat = 0; seat < least.length; seat++) {
      const lost = made[seat] as number;
      written[seat] = lost >= (least[seat] as number) ? lost : 0;
    }
  };
}

function inPoints({ game, seats, sides }: Seen, seat: number): Value {
  const sign = isLost(game) ? -1 : 1;
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

function isLost(game: string): boolean {
  return gameById(game)?.points === 'lost';
}

/** How much better it is for `seat` that its side wins a typical deal than that another wins it, on average. */
function lead(value: Value, { typical }: MatchTable, { game, sides }: Seen, seat: number): number {
  const worth = [...new Set(sides)].map((winner) => ({
    isOwn: winner === sides[seat],
    value: value(sides.map((side) => ((side === winner) === isLost(game) ? 0 : typical))),
  }));
  const sum = worth.reduce((all, { value }) => all + value, 0);
  const own = worth.find(({ isOwn }) => isOwn)?.value ?? 0;
  return own - (sum - own) / Math.max(1, worth.length - 1);
}
