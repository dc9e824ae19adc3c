/** Sports (18). */
import { equal } from './line.ts';
import type { Deal, EndLine, Match, Reading } from './reading.ts';
import { afterDeals, endLine, lowestTakes, nextMatch, othersToDominoer, pipCounts, whoLed } from './scoring.ts';
import { beginMatch, bySeat, dealOut, lookAt, placesOfLine, seatLeads, TWO_SIDES } from './table.ts';
import { movesUntilAble, playUntilAble, type Turn } from './until-able.ts';

/** 18.1: all tiles dealt: lay or pass. */
const TURN: Turn = { reserve: 0, crosses: 'never', ways: () => equal };

function lineOfSports(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  const found = deal.end === 'domino' ? othersToDominoer(deal, counts) : lowestTakes(deal, counts, 'gross');
  return endLine(match, deal, { counts, points: bySeat(deal, found) });
}

export const sports: Reading = {
  id: 'sports',
  seats: [4],
  sides: () => TWO_SIDES,
  options: () => [{ deals: 8 }, { deals: 4 }],
  begin: (options, seats) => beginMatch(sports, options, seats),
  open: (match, heap, lot, hands) => seatLeads(dealOut(match, heap, 7, 'boneyard', hands), match.leader ?? lot),
  moves: (deal) => movesUntilAble(TURN, deal),
  play: (deal, event) => playUntilAble(sports, TURN, deal, event),
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => shown),
      null,
    ),
  line: lineOfSports,
  next: (match, deal) => {
    const ended = lineOfSports(match, deal);
    return nextMatch(match, ended, (whoLed(deal) + 1) % 4, afterDeals(match, ended.totals, 'highest'));
  },
};
