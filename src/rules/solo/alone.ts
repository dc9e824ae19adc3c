/** The common part of all solo games (22.3): a match of one deal, which is won or lost. */
import { facesAt } from '../ended.ts';
import type { Deal, Settlement, Standing } from '../game.ts';
import { pipCount } from '../tiles.ts';

/** The only seat. */
export const SEAT = 0;

/** The standing before any deal. */
export const BEGUN: Standing = { deals: 0, totals: [0], memory: null, winners: null };

/** 22.3: a solved deal writes 1 and the seat wins; a lost one writes 0 and nobody wins. A solo is one deal. */
export function settleAlone(standing: Standing, deal: Deal): Settlement {
  if (!deal.outcome) throw new Error('the deal has not ended');
  const isWon = deal.outcome.how === 'domino';
  const points = isWon ? 1 : 0;
  return {
    counts: deal.hands.map((hand) => facesAt(deal, hand).reduce((sum, tile) => sum + pipCount(tile), 0)),
    lines: isWon ? [{ side: SEAT, points, why: 'solved' }] : [],
    points: [points],
    standing: {
      deals: standing.deals + 1,
      totals: standing.totals.map((total) => total + points),
      memory: null,
      winners: isWon ? [SEAT] : [],
    },
  };
}
