/** Counts a deal (1.10). Results go into a list that the caller gives, so that playouts count without allocating. */

import type { BlockedRule, DominoRule, OwnScore, Rounding, Writable } from '../chain-rules.ts';
import type { Ending, Line, Outcome, Seat, Side, Tile } from '../game.ts';
import { pipCount } from '../tiles.ts';

/** The way a deal is scored: the words of the rules page, and whether opposite seats are sides (6.7). */
export interface ScoreRule {
  readonly domino: DominoRule;
  readonly blocked: BlockedRule;
  readonly rounding: Rounding;
  readonly isPartnered: boolean;
  readonly own: OwnScore | null;
}

/** Returns the points that a hand's count is worth to others (6.11). */
function worthOf(count: number, rounding: Rounding): number {
  return rounding === 'none' ? count : 5 * Math.round(count / 5);
}

/** Writes a blocked deal (1.10). `last`: the side that laid the last tile. */
function writeBlocked(last: Side, counts: ArrayLike<number>, rule: ScoreRule, points: Writable): void {
  const { blocked } = rule;
  if (blocked === 'lowest takes') lowestTakes(counts, points, 1, rule.rounding);
  else if (blocked === 'last takes') lastTakes(last, counts, points);
  else if (blocked === 'lowest takes, gross') lowestTakes(counts, points, 0, rule.rounding);
  else if (blocked === 'ten each') for (let side = 0; side < counts.length; side++) points[side] = 10;
  else if (blocked === 'losers write') {
    // 5.7, 16.4: the lowest writes nothing, nor do sides level with it.
    const lowest = lowestOf(counts);
    for (let side = 0; side < counts.length; side++) {
      const count = counts[side] as number;
      points[side] = count === lowest ? 0 : count;
    }
  } else if (blocked === 'each its own, fourfold for the last to lay') {
    for (let side = 0; side < counts.length; side++) points[side] = counts[side] as number;
    // 7.5: unless no count is lower than its own.
    if (lowestOf(counts) < (counts[last] as number)) points[last] = 4 * (counts[last] as number);
  }
}

/**
 * 9.3: if nobody is lower than the side that barred, as for a blocked deal. Else the lowest takes, and the side that
 * barred loses twice its own count. Where points are losses, it counts as the last to lay, and stakes nothing (9.4).
 */
function writeBarricade(by: Side, counts: ArrayLike<number>, rule: ScoreRule, points: Writable): void {
  if (rule.blocked === 'last takes') lowestTakes(counts, points, 1, rule.rounding);
  else writeBlocked(by, counts, rule, points);
  if (rule.blocked === 'each its own, fourfold for the last to lay') return;
  if (lowestOf(counts) < (counts[by] as number)) points[by] = -2 * (counts[by] as number);
}

/** 8.4: the side that laid the last tile scores the others' counts less its own, or nothing. */
function lastTakes(last: Side, counts: ArrayLike<number>, points: Writable): void {
  let total = -2 * (counts[last] as number);
  for (let side = 0; side < counts.length; side++) total += counts[side] as number;
  points[last] = Math.max(0, total);
}

/**
 * The lowest count, before rounding, scores the worth of the others, less `own` times its own. A tie for lowest scores
 * nothing (14.3).
 */
function lowestTakes(counts: ArrayLike<number>, points: Writable, own: 0 | 1, rounding: Rounding): void {
  const lowest = lowestOf(counts);
  let total = 0;
  let level = 0;
  let taker = 0;
  for (let seat = 0; seat < counts.length; seat++) {
    total += worthOf(counts[seat] as number, rounding);
    if (counts[seat] !== lowest) continue;
    level++;
    taker = seat;
  }
  if (level === 1) points[taker] = total - (1 + own) * worthOf(lowest, rounding);
}

function lowestOf(counts: ArrayLike<number>): number {
  let lowest = counts[0] as number;
  for (let seat = 1; seat < counts.length; seat++)
    if ((counts[seat] as number) < lowest) lowest = counts[seat] as number;
  return lowest;
}

/** Counts and points of two sides, reused by `writePoints`. */
const sideCounts = new Int32Array(2);
const sidePoints = new Int32Array(2);

/**
 * Writes the points that each seat makes, or loses where points are losses, by a deal with these counts. Partners get
 * the same (6.7). `by`: the seat that laid the last tile. `note`: see `OwnScore`.
 */
export function writePoints(
  how: Ending,
  by: Seat,
  counts: ArrayLike<number>,
  rule: ScoreRule,
  points: Writable,
  note: number,
): void {
  if (!rule.isPartnered) {
    writeSides(how, by, counts, rule, points, note);
    return;
  }
  for (let side = 0; side < 2; side++) sideCounts[side] = (counts[side] as number) + (counts[side + 2] as number);
  writeSides(how, by & 1, sideCounts, rule, sidePoints, note);
  for (let seat = 0; seat < 4; seat++) points[seat] = sidePoints[seat & 1] as number;
}

/** Writes the points by sides: `by`, counts and points are those of sides. */
function writeSides(
  how: Ending,
  by: Side,
  counts: ArrayLike<number>,
  rule: ScoreRule,
  points: Writable,
  note: number,
): void {
  for (let side = 0; side < counts.length; side++) points[side] = 0;
  if (rule.own) rule.own.write(how, by, counts, note, points);
  else if (how === 'blocked') writeBlocked(by, counts, rule, points);
  else if (how === 'barricade') writeBarricade(by, counts, rule, points);
  else if (rule.domino === 'others') {
    // 1.10, 6.8: the side that goes out scores the counts of all other sides; a partner's hand counts for nobody.
    let total = 0;
    for (let side = 0; side < counts.length; side++) {
      if (side !== by) total += worthOf(counts[side] as number, rule.rounding);
    }
    points[by] = total;
  } else if (rule.domino === 'losers write' || rule.domino === 'each its own') {
    for (let side = 0; side < counts.length; side++) points[side] = side === by ? 0 : (counts[side] as number);
  }
}

/** Returns the lines behind the points of `writePoints`, side by side. */
export function linesOf(
  { how, by }: Outcome,
  counts: readonly number[],
  points: readonly number[],
  { domino, blocked, rounding, isPartnered }: ScoreRule,
): readonly Line[] {
  const sides = isPartnered ? [0, 1] : [...counts.keys()];
  const countOf = (side: Side) => counts.reduce((sum, count, seat) => sum + (isOf(seat, side, sides) ? count : 0), 0);
  return sides.flatMap((side): Line[] => {
    const made = points[side] ?? 0;
    if (made === 0) return [];
    if (made < 0) return [{ side, points: made, why: 'barricade' }];
    if (how === 'domino' && domino !== 'others') return [{ side, points: made, why: 'own' }];
    if (how === 'blocked' && blocked === 'losers write') return [{ side, points: made, why: 'own' }];
    if (how !== 'domino' && blocked === 'each its own, fourfold for the last to lay') {
      const isFourfold = isOf(by, side, sides) && made !== countOf(side);
      return [{ side, points: made, why: isFourfold ? 'fourfold' : 'own' }];
    }
    if (how === 'blocked' && blocked === 'ten each') return [{ side, points: made, why: 'each' }];
    const hands = sides.flatMap((from): Line[] =>
      from === side ? [] : [{ side, from, points: worthOf(countOf(from), rounding), why: 'hand' }],
    );
    const own = hands.reduce((sum, line) => sum + line.points, 0) - made;
    return own === 0 ? hands : [...hands, { side, points: -own, why: 'own' }];
  });
}

/** True if the seat belongs to the side. */
const isOf = (seat: Seat, side: Side, sides: readonly Side[]) => seat % sides.length === side;

/** The counts of hands that hold exactly these tiles (4.3, 8.3, 17.2). */
export type Alone = readonly (readonly [tiles: readonly Tile[], count: number])[];

/** Returns the pip count of a hand, or its special count. `blank`: the count that 0-0 adds beside other tiles (8.3). */
export function countHand(hand: readonly Tile[], alone: Alone = [], blank = 0): number {
  const special = alone.find(([tiles]) => tiles.length === hand.length && tiles.every((tile) => hand.includes(tile)));
  if (special) return special[1];
  return hand.reduce((sum, tile) => sum + pipCount(tile), hand.includes('0-0') ? blank : 0);
}

/**
 * 1.11: returns the seats of the side at or past the target; of several sides, the highest. `null` (deal again) if none
 * is there or the highest are level.
 */
export function winnersAt(
  target: number,
  totals: readonly number[],
  sides: readonly Side[] = [...totals.keys()],
): readonly Seat[] | null {
  const leaders = highest(totals);
  const isOne = new Set(leaders.map((seat) => sides[seat])).size === 1;
  return Math.max(...totals) >= target && isOne ? leaders : null;
}

/** 19.7: returns all seats at or past the target. `null` if none is there. */
export function allAt(target: number, totals: readonly number[]): readonly Seat[] | null {
  const there = totals.flatMap((total, seat) => (total >= target ? [seat] : []));
  return there.length > 0 ? there : null;
}

/** The seats with the highest total. */
export const highest = (totals: readonly number[]): readonly Seat[] => seatsWith(totals, Math.max(...totals));

/** The seats with the lowest total. */
export const lowest = (totals: readonly number[]): readonly Seat[] => seatsWith(totals, Math.min(...totals));

const seatsWith = (totals: readonly number[], wanted: number) =>
  totals.flatMap((total, seat) => (total === wanted ? [seat] : []));
