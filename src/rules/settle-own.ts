/** Matches of a number of deals in which every seat writes its own count (29.9). */
import { countHand, lowest } from './chain/scores.ts';
import { facesAt } from './ended.ts';
import type { Deal, Line, Settlement, Standing } from './game.ts';

/** 29.9: the pips that 0-0 adds to a hand by option. */
export const HEAVY_BLANK = 50;

/** 29.2, 29.9: the lowest total wins, and the next deal is begun by the seat after the one that began this one. */
export function settleOwn(standing: Standing, deal: Deal): Settlement {
  const { hands, options, sides, outcome, log, seats } = deal;
  if (!outcome) throw new Error('the deal has not ended');
  const blank = options.heavyBlank === true ? HEAVY_BLANK : 0;
  const counts = hands.map((hand) => countHand(facesAt(deal, hand), [], blank));
  const lines = counts.flatMap((points, seat): Line[] =>
    points === 0 ? [] : [{ side: sides[seat] ?? seat, points, why: 'own' }],
  );
  const totals = standing.totals.map((before, seat) => before + (counts[seat] ?? 0));
  return {
    counts,
    lines,
    points: counts,
    standing: {
      deals: standing.deals + 1,
      totals,
      memory: { starts: ((log[0]?.seat ?? 0) + 1) % seats },
      winners: deal.deal >= Number(options.deals) ? lowest(totals) : null,
    },
  };
}
