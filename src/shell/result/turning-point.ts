/** How a match went: the totals after each deal, and the deal in which it turned. Pure: the result shows it. */
import type { Game, Side } from '../../rules/game.ts';
import { type DealRecord, hasEnded } from '../../rules/record.ts';
import { allSides } from '../../rules/sides.ts';

/** The totals at the beginning and after each deal, seat by seat or side by side. */
export type TotalsByDeal = readonly (readonly number[])[];

export type TurningPoint =
  /** The winner led after every deal. */
  | { readonly kind: 'ledThroughout'; readonly side: Side }
  /** Who won took the lead for good in that deal, or who lost fell behind for good; `points` were made or lost in it. */
  | { readonly kind: 'lead' | 'behind'; readonly side: Side; readonly deal: number; readonly points: number }
  /** The same, in the last deal. */
  | { readonly kind: 'lastLead' | 'lastBehind'; readonly side: Side; readonly deal: number; readonly points: number }
  /** Nobody won or lost alone: the deal that was worth most to one side. */
  | { readonly kind: 'swing'; readonly side: Side; readonly deal: number; readonly points: number };

export function totalsByDeal(finished: readonly DealRecord[], seats: number): TotalsByDeal {
  return [Array<number>(seats).fill(0), ...finished.filter(hasEnded).map(({ totals }) => totals)];
}

/** The same by sides, each of which has one account (6.7). */
export const bySide = (byDeal: TotalsByDeal, sides: readonly Side[]): TotalsByDeal =>
  byDeal.map((totals) => allSides(sides).map((side) => totals[sides.indexOf(side)] ?? 0));

/**
 * The deal in which a match turned; `null` where there was but one.
 * @param deciding who won alone, or lost alone where points are losses.
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
  // It was decided by something else than the totals.
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

/** The longest row of moves at which there was one way on: the first and the last of them, from 1; `null`: there was none. */
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
