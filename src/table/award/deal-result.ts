/** What is shown of a deal that has ended, read off its settlement: no rule is asked. */
import type { Game, Seat, Seen, Settlement } from '../../rules/game.ts';

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

/** Hands go to whoever takes them; where nobody does, each seat that writes writes its own. */
export function resultOf({ outcome }: Pick<Seen, 'outcome'>, settlement: Settlement, kind: Game['points']): DealResult {
  const { lines, points, made, standing } = settlement;
  // What was made on the way was seen before.
  const atEnd = points.map((n, seat) => n - (made?.[seat] ?? 0));
  const writes = atEnd.flatMap((n, seat) => (n > 0 ? [seat] : []));
  const taken = lines.flatMap(({ side, from, points: n }) => {
    return from === undefined || n <= 0 ? [] : [{ from, to: side, points: n }];
  });
  const carried = taken.length > 0 ? taken : writes.map((seat) => ({ from: seat, to: seat, points: atEnd[seat] ?? 0 }));
  if (kind === 'lost') return { winners: outcome?.how === 'domino' ? [outcome.by] : [], carried, champions: [] };
  const isLevel = points.length > 1 && writes.length === points.length;
  return { winners: isLevel ? [] : writes, carried, champions: standing.winners ?? [] };
}

/**
 * What the scores come to when so many of `carried` have arrived: they end as they are written down.
 * @param arrived by the index in `carried`.
 */
export function scoresWith(
  { points, made, standing }: Settlement,
  carried: readonly Carried[],
  arrived: (index: number) => boolean,
): number[] {
  return standing.totals.map((total, seat) => {
    const mine = carried.flatMap((each, k) => (each.to === seat ? [{ ...each, isHere: arrived(k) }] : []));
    if (mine.every(({ isHere }) => isHere)) return total;
    const here = mine.reduce((sum, { points: n, isHere }) => sum + (isHere ? n : 0), 0);
    const gained = points[seat] ?? 0;
    return total - gained + Math.min(gained, here + (made?.[seat] ?? 0));
  });
}
