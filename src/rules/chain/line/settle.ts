/** How a finished deal of a line game is counted into the match (1.10, 1.11, 6.10). */
import type { Carried, Deal, Line, Settlement, Standing } from '../../game.ts';
import { countHand, linesOf, winnersAt, writePoints } from '../scores.ts';
import type { LineRow } from './rows.ts';

/** Throws when the deal has not ended. */
export function settleLine(row: LineRow, standing: Standing, deal: Deal): Settlement {
  const { outcome, scored } = deal;
  if (!outcome) throw new Error('the deal has not ended');
  const counts = deal.hands.map((hand) => countHand(hand.flatMap((at) => deal.heap[at] ?? [])));
  const ending: number[] = counts.map(() => 0);
  writePoints(outcome.how, outcome.by, counts, row, ending);
  const points = ending.map((atEnd, seat) => atEnd + (scored[seat] ?? 0));
  const onTheWay = scored.flatMap((made, side): Line[] => (made === 0 ? [] : [{ side, points: made, why: 'made' }]));
  const totals = standing.totals.map((total, seat) => total + (points[seat] ?? 0));
  return {
    counts,
    lines: [...onTheWay, ...linesOf(outcome.how, counts, ending, row)],
    points,
    ...(row.sumsScore && { made: scored }),
    standing: {
      deals: standing.deals + 1,
      totals,
      memory: carriedBy(row, deal),
      winners: winnersAt(Number(deal.options.target), totals),
    },
  };
}

/** 6.5, *next seat*: the seat after the one that led this deal leads the next one. */
function carriedBy({ lead }: LineRow, { log: [first], seats }: Deal): Carried | null {
  return lead === 'highest double' || !first ? null : { starts: (first.seat + 1) % seats };
}
