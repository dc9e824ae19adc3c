/** The totals after each deal of a match, and the deal in which it turned. Pure functions. */
import type { Game, Side } from '../../rules/game.ts';
import { type DealRecord, hasEnded } from '../../rules/record.ts';
import { allSides } from '../../rules/sides.ts';

/** The totals at the beginning and after each deal, by seat or by side. */
export type TotalsByDeal = readonly (readonly number[])[];

export type TurningPoint =
  /** The winner led after every deal. */
  | { readonly kind: 'ledThroughout'; readonly side: Side }
  /** The winner took the lead for good in this deal, or the loser fell behind for good. `points`: won or lost in it. */
  | { readonly kind: 'lead' | 'behind'; readonly side: Side; readonly deal: number; readonly points: number }
  /** As above, in the last deal. */
  | { readonly kind: 'lastLead' | 'lastBehind'; readonly side: Side; readonly deal: number; readonly points: number }
  /** No single winner or loser: the deal that gave one side the most points. */
  | { readonly kind: 'swing'; readonly side: Side; readonly deal: number; readonly points: number };

export function totalsByDeal(finished: readonly DealRecord[], seats: number): TotalsByDeal {
  return [Array<number>(seats).fill(0), ...finished.filter(hasEnded).map(({ totals }) => totals)];
}

/** Converts the totals of seats to those of sides, which have one account each (6.7). */
export const totalsBySide = (byDeal: TotalsByDeal, sides: readonly Side[]): TotalsByDeal =>
  byDeal.map((totals) => allSides(sides).map((side) => totals[sides.indexOf(side)] ?? 0));

/**
 * Returns the deal in which a match turned; `null` if there was only one.
 * @param deciding the winning sides, or the losing ones if points are losses.
 */
export function turningPointOf(
  byDeal: TotalsByDeal,
  points: Game['points'],
  deciding: readonly Side[],
): TurningPoint | null {
  const deals = byDeal.length - 1;
  if (deals < 2) return null;
  const [side, another] = deciding;
  if (side === undefined || another !== undefined) return swingOf(byDeal);
  const ahead = (deal: number) => {
    const totals = byDeal[deal] ?? [];
    return totals.every((total, other) => other === side || total < (totals[side] ?? 0));
  };
  let since = deals + 1;
  while (since > 1 && ahead(since - 1)) since--;
  // The match was not decided by the totals.
  if (since > deals) return swingOf(byDeal);
  const isLoss = points === 'lost';
  if (since === 1 && !isLoss) return { kind: 'ledThroughout', side };
  const kind = since === deals ? (isLoss ? 'lastBehind' : 'lastLead') : isLoss ? 'behind' : 'lead';
  return { kind, side, deal: since, points: madeIn(byDeal, since, side) };
}

const madeIn = (byDeal: TotalsByDeal, deal: number, side: Side) =>
  (byDeal[deal]?.[side] ?? 0) - (byDeal[deal - 1]?.[side] ?? 0);

function swingOf(byDeal: TotalsByDeal): TurningPoint | null {
  const all = byDeal
    .slice(1)
    .flatMap((totals, n) =>
      totals.map((_, side) => ({ kind: 'swing', side, deal: n + 1, points: madeIn(byDeal, n + 1, side) }) as const),
    );
  const [first, ...others] = all;
  if (!first) return null;
  const best = others.reduce((most, each) => (each.points > most.points ? each : most), first);
  return best.points > 0 ? best : null;
}

/**
 * Returns the longest series of moves without an alternative, as its first and last move from 1; `null` if there is
 * none.
 */
export function narrowestOf(ways: readonly number[]): { readonly from: number; readonly to: number } | null {
  let best: { from: number; to: number } | null = null;
  let from = 0;
  for (const [n, count] of [...ways, 0].entries()) {
    if (count === 1) continue;
    if (n > from && (!best || n - from > best.to - best.from + 1)) best = { from: from + 1, to: n };
    from = n + 1;
  }
  return best;
}
