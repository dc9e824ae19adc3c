/**
 * The chance to win a match of Sea Goat, by its standing. Computed from the usual ends of deals: all standings are
 * valued again and again until their values settle.
 */
import type { Options, Seat, Seen, Side, Standing } from '../../../game.ts';
import { allSides } from '../../../sides.ts';
import {
  type Accounts,
  isDrawnBy,
  mayStake,
  outcomeOf,
  type SeaGoatOutcome,
  type SeaGoatOver,
  sideOf,
} from './outcome.ts';
import { overOf } from './sea-goat-score.ts';
import { accountsOf } from './settle-sea-goat.ts';
import { type Ended, USUAL } from './usual-ends.ts';

/** Accounts are distinguished in steps of this many points. */
const STEP = 5;
const STEPS = 25;
/** Indexes of pending states: nothing, a right of the leading side, or its fish or eggs with a number of deals left. */
const NOTHING = 0;
const RIGHT = 1;
const FISH = 1;
const EGGS = 4;
const WAITS = 8;

/** The number of rounds over all standings; more would not change the result noticeably. */
const ROUNDS = 24;
/** The chance that the seat that leads was dealt 6-6. */
const HOLDS_SIXES = 1 / 4;
/** The points that win the match: there is no other length (24). */
const TARGET = 125;

/**
 * The chances of all standings: for each, that of every side, from the leading one on. They add up to more than 1 where
 * several win.
 */
interface Chances {
  readonly sides: number;
  readonly values: Float64Array;
}

const known = new Map<string, Chances>();

/** The number of standings: no account is open, or one of the sides' is, at one of the steps. */
const standingsOf = (sides: number) => 1 + sides * STEPS;

/** Returns the index of a standing, from the view of the leading side. */
function indexOf({ totals, pending }: Accounts, leading: Side): number {
  const sides = totals.length;
  const holder = totals.findIndex((total) => total > 0);
  const waits = waitsOf(pending) * standingsOf(sides);
  if (holder < 0) return waits;
  const steps = Math.max(1, Math.min(STEPS - 1, Math.round((totals[holder] ?? 0) / STEP)));
  return waits + ((holder - leading + sides) % sides) * STEPS + steps;
}

function waitsOf({ fisher, attempts, eggs, hundred }: Accounts['pending']): number {
  if (eggs) return EGGS + attempts;
  if (fisher !== null) return FISH + attempts;
  return hundred === null ? NOTHING : RIGHT;
}

/** Returns a standing with that index; side 0 leads. */
function accountsAt(index: number, sides: number): Accounts {
  const standings = standingsOf(sides);
  const [waits, account] = [Math.floor(index / standings), index % standings];
  const holder = account === 0 ? -1 : Math.floor((account - 1) / STEPS);
  const pending = {
    fisher: waits > FISH && waits <= EGGS ? 0 : null,
    attempts: waits > EGGS ? waits - EGGS : waits > FISH ? waits - FISH : 0,
    eggs: waits > EGGS,
    hundred: waits === RIGHT ? 0 : null,
  };
  const totals = Array.from({ length: sides }, (_, side) => (side === holder ? STEP * (account - holder * STEPS) : 0));
  return { totals, pending };
}

/** The chance of one side as a sum: a fixed part, and weighted chances of other standings, by their place in a list. */
interface Sum {
  fixed: number;
  readonly indexes: number[];
  readonly weights: number[];
}

/** Adds the chance of a side after a deal with this outcome. */
function add(
  sum: Sum,
  weight: number,
  { totals }: Accounts,
  outcome: SeaGoatOutcome,
  options: Options,
  side: Side,
): void {
  const { points, decides, pending, leads } = outcome;
  const sides = totals.length;
  const written = totals.map((total, each) => total + (points[each] ?? 0));
  const there = written.findIndex((total) => total >= TARGET);
  const winners = decides?.sides ?? (there < 0 ? [] : [there]);
  if (winners.length > 0) {
    if (winners.includes(side)) sum.fixed += weight;
    return;
  }
  // 17.12: a draw is shared.
  if (isDrawnBy(outcome, options)) {
    sum.fixed += weight / sides;
    return;
  }
  const after: Accounts = { totals: written, pending };
  const led = (leading: Side, often: number) => {
    sum.indexes.push(indexOf(after, leading) * sides + ((side - leading + sides) % sides));
    sum.weights.push(often);
  };
  if (!pending.eggs) led(sideOf(leads, sides), weight);
  // While eggs are pending the tiles decide the lead, which is open.
  else for (const leading of totals.keys()) led(leading, weight / sides);
}

const newSum = (): Sum => ({ fixed: 0, indexes: [], weights: [] });

const worthOf = ({ fixed, indexes, weights }: Sum, { values }: Chances): number =>
  indexes.reduce((value, index, nth) => value + (weights[nth] as number) * (values[index] as number), fixed);

/** Returns a deal that ends in that way. */
const overBy = ({ end, side, counts }: Ended, staked: Side | null): SeaGoatOver => ({
  seats: counts.length,
  counts,
  end,
  seat: side,
  staked,
});

/** Returns the chance of each side after a deal that side 0 leads, with a stake or without. */
function expected(ends: readonly Ended[], accounts: Accounts, staked: Side | null, options: Options): readonly Sum[] {
  const whole = ends.reduce((all, { often }) => all + often, 0);
  const outcomes = ends.map((each) => ({
    often: each.often / whole,
    outcome: outcomeOf(accounts, overBy(each, staked)),
  }));
  return accounts.totals.map((_, side) => {
    const sum = newSum();
    for (const { often, outcome } of outcomes) add(sum, often, accounts, outcome, options, side);
    return sum;
  });
}

function solve(ends: readonly Ended[], sides: number, options: Options): Chances {
  const standings = standingsOf(sides) * WAITS;
  const chances: Chances = { sides, values: new Float64Array(standings * sides).fill(1 / sides) };
  const sums = Array.from({ length: standings }, (_, index) => {
    const accounts = accountsAt(index, sides);
    return {
      usual: expected(ends, accounts, null, options),
      staked: mayStake(accounts, 0) ? expected(ends, accounts, 0, options) : null,
    };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { usual, staked }] of sums.entries()) {
      const before = usual.map((sum) => worthOf(sum, chances));
      const after = staked?.map((sum) => worthOf(sum, chances)) ?? before;
      // The side that leads stakes if that is better for it.
      const best = (after[0] ?? 0) > (before[0] ?? 0) ? after : before;
      for (const [side, chance] of before.entries()) {
        chances.values[index * sides + side] = chance + HOLDS_SIXES * ((best[side] ?? 0) - chance);
      }
    }
  }
  return chances;
}

/** Returns the chances of all standings at a table with this number of seats and these options. */
function chancesOf(seats: number, sides: number, options: Options): Chances {
  const key = `${seats} ${options.rotten}`;
  const chances = known.get(key) ?? solve(USUAL[seats] ?? [], sides, options);
  known.set(key, chances);
  return chances;
}

/** 17: returns the chance of a seat to win the match, by the points that a core writes. */
export function chanceOf(
  { seats, sides: seated, options }: Seen,
  seat: Seat,
  standing: Standing,
): (points: ArrayLike<number>) => number {
  const sides = allSides(seated).length;
  const chances = chancesOf(seats, sides, options);
  const { totals, pending } = accountsOf(standing, seated);
  const { fisher, hundred } = pending;
  const side = (of: Seat | null) => (of === null ? null : sideOf(of, sides));
  const accounts: Accounts = { totals, pending: { ...pending, fisher: side(fisher), hundred: side(hundred) } };
  return (points) => {
    const sum = newSum();
    add(sum, 1, accounts, outcomeOf(accounts, overOf(points, sides)), options, sideOf(seat, sides));
    return worthOf(sum, chances);
  };
}
