/**
 * The chance to win a match of Sea Goat, by its standing. Computed from the usual ends of deals: all standings are
 * valued again and again until their values settle.
 */
import type { Options, Seat, Seen, Side, Standing } from '../../../game.ts';
import { type Accounts, isDrawnBy, mayStake, outcomeOf, type SeaGoatOutcome, type SeaGoatOver } from './outcome.ts';
import { overOf } from './sea-goat-score.ts';
import { accountsOf } from './settle-sea-goat.ts';
import { type Ended, USUAL } from './usual-ends.ts';

/** Accounts are distinguished in steps of this many points. */
const STEP = 5;
const STEPS = 25;
/** No account is open, or that of the leading or of the other side, at one of the steps. */
const STANDINGS = 1 + 2 * STEPS;
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

type Chances = Float64Array;

const known = new Map<string, Chances>();

/** Returns the index of a standing, from the view of the leading side. */
function indexOf({ totals, pending }: Accounts, leading: Side): number {
  const own = totals[leading] ?? 0;
  const open = own > 0 ? own : (totals[1 - leading] ?? 0);
  const steps = open === 0 ? 0 : Math.max(1, Math.min(STEPS - 1, Math.round(open / STEP)));
  const account = steps === 0 ? 0 : own > 0 ? steps : STEPS + steps;
  return waitsOf(pending) * STANDINGS + account;
}

function waitsOf({ fisher, attempts, eggs, hundred }: Accounts['pending']): number {
  if (eggs) return EGGS + attempts;
  if (fisher !== null) return FISH + attempts;
  return hundred === null ? NOTHING : RIGHT;
}

/** Returns a standing with that index; side 0 leads. */
function accountsAt(index: number): Accounts {
  const [waits, account] = [Math.floor(index / STANDINGS), index % STANDINGS];
  const isOther = account > STEPS;
  const open = STEP * (isOther ? account - STEPS : account);
  const pending = {
    fisher: waits > FISH && waits <= EGGS ? 0 : null,
    attempts: waits > EGGS ? waits - EGGS : waits > FISH ? waits - FISH : 0,
    eggs: waits > EGGS,
    hundred: waits === RIGHT ? 0 : null,
  };
  return { totals: isOther ? [0, open] : [open, 0], pending };
}

/** A chance as a sum: a fixed part, and weighted chances of other standings. */
interface Sum {
  fixed: number;
  readonly indexes: number[];
  readonly weights: number[];
}

/** Adds the chance of side 0 at a standing in which side `leading` leads. */
function addLed(sum: Sum, weight: number, accounts: Accounts, leading: Side): void {
  if (leading === 1) sum.fixed += weight;
  sum.indexes.push(indexOf(accounts, leading));
  sum.weights.push(leading === 0 ? weight : -weight);
}

/** Adds the chance of side 0 after a deal with this outcome. */
function add(sum: Sum, weight: number, { totals }: Accounts, outcome: SeaGoatOutcome, options: Options): void {
  const { points, decides, pending, leads } = outcome;
  const [one, other] = [totals[0] + points[0], totals[1] + points[1]];
  const winner = decides?.side ?? (one >= TARGET ? 0 : other >= TARGET ? 1 : null);
  if (winner !== null) {
    if (winner === 0) sum.fixed += weight;
    return;
  }
  // 17.12: a draw is shared.
  if (isDrawnBy(outcome, options)) {
    sum.fixed += weight / 2;
    return;
  }
  const after: Accounts = { totals: [one, other], pending };
  if (!pending.eggs) addLed(sum, weight, after, leads & 1);
  // While eggs are pending the tiles decide the lead, which is open.
  else for (const side of [0, 1]) addLed(sum, weight / 2, after, side);
}

const newSum = (): Sum => ({ fixed: 0, indexes: [], weights: [] });

const worthOf = ({ fixed, indexes, weights }: Sum, chances: Chances): number =>
  indexes.reduce((value, index, nth) => value + (weights[nth] as number) * (chances[index] as number), fixed);

/** Returns a deal that ends in that way. */
const overBy = ({ end, side, own, other }: Ended, staked: Side | null): SeaGoatOver => ({
  seats: 2,
  counts: side === 0 ? [own, other] : [other, own],
  end,
  seat: side,
  staked,
});

/** Returns the chance after a deal that side 0 leads, with a stake or without. */
function expected(ends: readonly Ended[], accounts: Accounts, staked: Side | null, options: Options): Sum {
  const whole = ends.reduce((all, { often }) => all + often, 0);
  const sum = newSum();
  for (const each of ends) add(sum, each.often / whole, accounts, outcomeOf(accounts, overBy(each, staked)), options);
  return sum;
}

function solve(ends: readonly Ended[], options: Options): Chances {
  const chances = new Float64Array(STANDINGS * WAITS).fill(0.5);
  const sums = Array.from(chances, (_, index) => {
    const accounts = accountsAt(index);
    return {
      usual: expected(ends, accounts, null, options),
      staked: mayStake(accounts, 0) ? expected(ends, accounts, 0, options) : null,
    };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { usual, staked }] of sums.entries()) {
      const chance = worthOf(usual, chances);
      const best = staked ? Math.max(chance, worthOf(staked, chances)) : chance;
      chances[index] = chance + HOLDS_SIXES * (best - chance);
    }
  }
  return chances;
}

/** Returns the chances of all standings at a table with this number of seats and these options. */
function chancesOf(seats: number, options: Options): Chances {
  const key = `${seats} ${options.rotten}`;
  const chances = known.get(key) ?? solve(USUAL[seats] ?? [], options);
  known.set(key, chances);
  return chances;
}

/** 17: returns the chance of a seat to win the match, by the points that a core writes. */
export function chanceOf(
  { seats, options }: Seen,
  seat: Seat,
  standing: Standing,
): (points: ArrayLike<number>) => number {
  const chances = chancesOf(seats, options);
  const { totals, pending } = accountsOf(standing);
  const { fisher, hundred } = pending;
  const bySide = (of: Seat | null) => (of === null ? null : of & 1);
  const accounts: Accounts = { totals, pending: { ...pending, fisher: bySide(fisher), hundred: bySide(hundred) } };
  return (points) => {
    const sum = newSum();
    add(sum, 1, accounts, outcomeOf(accounts, overOf(points)), options);
    const chance = worthOf(sum, chances);
    return (seat & 1) === 0 ? chance : 1 - chance;
  };
}
