/** Reads the result of a deal off its settlement; applies no rule. */

import type { Game, Seat, Seen, Settlement, Side } from '../../rules/game.ts';
import { seatsOfSide } from '../../rules/sides.ts';

/** Points that go from the hand of one seat to the score of another, or of the same one. */
export interface CarriedPoints {
  readonly from: Seat;
  readonly to: Seat;
  readonly points: number;
}

export interface DealResult {
  /** The winners of the deal; empty if all seats score alike. */
  readonly winners: readonly Seat[];
  /** Points in the order of the seats. */
  readonly carried: readonly CarriedPoints[];
  /** The winners of the match; empty while it goes on, or if it has only losers (5.8). */
  readonly champions: readonly Seat[];
}

/** Hands go to the side that takes them. If no side does, each side that writes points writes its own. */
export function resultOf(
  { outcome, sides }: Pick<Seen, 'outcome' | 'sides'>,
  settlement: Settlement,
  kind: Game['points'],
): DealResult {
  const { points, made, standing } = settlement;
  // Points scored during play were seen before.
  const atEnd = points.map((n, seat) => n - (made?.[seat] ?? 0));
  const writes = atEnd.flatMap((n, seat) => (n > 0 ? [seat] : []));
  const takes = carriedToTakers({ outcome, sides }, settlement);
  const carried = takes.length > 0 ? takes : carriedToOwn(sides, settlement, atEnd);
  if (kind === 'lost') {
    const winners = outcome?.how === 'domino' ? seatsOfSide(sides, sides[outcome.by]) : [];
    return { winners, carried, champions: isOneSide(standing.winners ?? [], sides) ? (standing.winners ?? []) : [] };
  }
  const isLevel = points.length > 1 && writes.length === points.length;
  return { winners: isLevel ? [] : writes, carried, champions: standing.winners ?? [] };
}

const isOneSide = (seats: readonly Seat[], sides: readonly Side[]) =>
  new Set(seats.map((seat) => sides[seat])).size === 1;

/**
 * Returns the points that one side takes from another: they go to the seat that ended the deal, or to the first of its
 * side.
 */
function carriedToTakers(
  { outcome, sides }: Pick<Seen, 'outcome' | 'sides'>,
  { lines, counts }: Settlement,
): CarriedPoints[] {
  return lines.flatMap(({ side, from, points }): CarriedPoints[] => {
    if (from === undefined || points <= 0) return [];
    const [first = 0] = seatsOfSide(sides, side);
    const to = outcome && sides[outcome.by] === side ? outcome.by : first;
    const givers = seatsOfSide(sides, from);
    // A single hand gives its worth in points, which may be rounded (14.3).
    if (givers.length === 1) return givers.map((giver) => ({ from: giver, to, points }));
    return givers.flatMap((giver) =>
      (counts[giver] ?? 0) > 0 ? [{ from: giver, to, points: counts[giver] ?? 0 }] : [],
    );
  });
}

/** Returns the points that each side writes for itself: the hands of partners one after the other. */
function carriedToOwn(sides: readonly Side[], { counts }: Settlement, written: readonly number[]): CarriedPoints[] {
  return [...new Set(sides)].flatMap((side): CarriedPoints[] => {
    const seats = seatsOfSide(sides, side);
    const [first = 0] = seats;
    const all = written[first] ?? 0;
    if (all <= 0) return [];
    const hands = seats.map((seat) => ({ from: seat, to: seat, points: counts[seat] ?? 0 }));
    const isHands = seats.length > 1 && hands.reduce((sum, { points }) => sum + points, 0) === all;
    return isHands ? hands.filter(({ points }) => points > 0) : [{ from: first, to: first, points: all }];
  });
}

/**
 * Returns the scores by seat when some of `carried` have arrived; in the end they equal the totals.
 * @param arrived true if the points at that index of `carried` have arrived.
 */
export function scoresWith(
  sides: readonly Side[],
  { points, made, standing }: Settlement,
  carried: readonly CarriedPoints[],
  arrived: (index: number) => boolean,
): number[] {
  return standing.totals.map((total, seat) => {
    const mine = carried.flatMap((each, k) =>
      sides[each.to] === sides[seat] ? [{ ...each, isHere: arrived(k) }] : [],
    );
    if (mine.every(({ isHere }) => isHere)) return total;
    const here = mine.reduce((sum, { points: n, isHere }) => sum + (isHere ? n : 0), 0);
    const gained = points[seat] ?? 0;
    return total - gained + Math.min(gained, here + (made?.[seat] ?? 0));
  });
}
