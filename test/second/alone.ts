/** How a match of one deal for one is counted (22.3). */
import type { Deal, EndLine, Match } from './reading.ts';
import { endLine, pipCounts } from './scoring.ts';

const SEAT = 0;

/** 22.3: a point for a solved puzzle. */
export function lineAlone(match: Match, deal: Deal): EndLine {
  return endLine(match, deal, { counts: pipCounts(deal), points: [deal.end === 'domino' ? 1 : 0] });
}

/** 22.3: the match is over; nobody wins what was given up. */
export function nextAlone(match: Match, deal: Deal): Match {
  return {
    ...match,
    deals: 1,
    totals: lineAlone(match, deal).totals,
    winners: deal.end === 'domino' ? [SEAT] : [],
  };
}
