/** What is shown of a deal that has ended, read off its settlement: no rule is asked. */
import type { Game, Seat, Seen, Settlement, Side } from '../../rules/game.ts';

/** Points that go from the hand of one seat to the score of another, or of the same one. */
export interface Carried {
  readonly from: Seat;
  readonly to: Seat;
  readonly points: number;
}

export interface DealResult {
  /** Who won the deal; nobody where all are alike. */
  readonly winners: readonly Seat[];
  /** In the order of the seats. */
  readonly carried: readonly Carried[];
  /** Who won the match with it; nobody while it goes on, or where it has only losers (5.8). */
  readonly champions: readonly Seat[];
}

/** Hands go to whoever takes them; where nobody does, each side that writes writes its own. */
export function resultOf(
  { outcome, sides }: Pick<Seen, 'outcome' | 'sides'>,
  settlement: Settlement,
  kind: Game['points'],
): DealResult {
  const { points, made, standing } = settlement;
  // What was made on the way was seen before.
  const atEnd = points.map((n, seat) => n - (made?.[seat] ?? 0));
  const writes = atEnd.flatMap((n, seat) => (n > 0 ? [seat] : []));
  const takes = carriedToTakers({ outcome, sides }, settlement);
  const carried = takes.length > 0 ? takes : carriedToOwn(sides, settlement, atEnd);
  if (kind === 'lost') {
    const winners = outcome?.how === 'domino' ? seatsOf(sides, sides[outcome.by]) : [];
    return { winners, carried, champions: isOneSide(standing.winners ?? [], sides) ? (standing.winners ?? []) : [] };
  }
  const isLevel = points.length > 1 && writes.length === points.length;
  return { winners: isLevel ? [] : writes, carried, champions: standing.winners ?? [] };
}

const seatsOf = (sides: readonly Side[], side: Side | undefined): readonly Seat[] =>
  sides.flatMap((each, seat) => (each === side ? [seat] : []));

const isOneSide = (seats: readonly Seat[], sides: readonly Side[]) =>
  new Set(seats.map((seat) => sides[seat])).size === 1;

/** What goes from the hands of one side to another one's score: to who ended the deal, or to the first of the side. */
function carriedToTakers(
  { outcome, sides }: Pick<Seen, 'outcome' | 'sides'>,
  { lines, counts }: Settlement,
): Carried[] {
  return lines.flatMap(({ side, from, points }): Carried[] => {
    if (from === undefined || points <= 0) return [];
    const [first = 0] = seatsOf(sides, side);
    const to = outcome && sides[outcome.by] === side ? outcome.by : first;
    const givers = seatsOf(sides, from);
    // Of one hand it is what its tiles are worth, which may be rounded (14.3).
    if (givers.length === 1) return givers.map((giver) => ({ from: giver, to, points }));
    return givers.flatMap((giver) =>
      (counts[giver] ?? 0) > 0 ? [{ from: giver, to, points: counts[giver] ?? 0 }] : [],
    );
  });
}

/** What each side writes against itself, or by agreement: the hands of partners one after the other. */
function carriedToOwn(sides: readonly Side[], { counts }: Settlement, written: readonly number[]): Carried[] {
  return [...new Set(sides)].flatMap((side): Carried[] => {
    const seats = seatsOf(sides, side);
    const [first = 0] = seats;
    const all = written[first] ?? 0;
    if (all <= 0) return [];
    const hands = seats.map((seat) => ({ from: seat, to: seat, points: counts[seat] ?? 0 }));
    const isHands = seats.length > 1 && hands.reduce((sum, { points }) => sum + points, 0) === all;
    return isHands ? hands.filter(({ points }) => points > 0) : [{ from: first, to: first, points: all }];
  });
}

/**
 * What the scores come to when so many of `carried` have arrived: they end as they are written down.
 * @param arrived by the index in `carried`.
 */
export function scoresWith(
  sides: readonly Side[],
  { points, made, standing }: Settlement,
  carried: readonly Carried[],
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
