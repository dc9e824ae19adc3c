/** Goat (16). */
import { mostDoubles, oneOneFirst } from './lead.ts';
import { equal } from './line.ts';
import type { Deal, EndLine, Match, Reading } from './reading.ts';
import { endLine, lastToLay, limitReached, nextMatch, pipCounts, sideCounts } from './scoring.ts';
import {
  accountOf,
  accounts,
  beginMatch,
  bySeat,
  dealOut,
  lookAt,
  namedLeads,
  placesOfLine,
  seatLeads,
  TWO_SIDES,
} from './table.ts';
import { at } from './tiles.ts';
import { movesUntilAble, playUntilAble, type Turn } from './until-able.ts';

/** 16.2: the last tile is not drawn; with four seats nothing is left to draw. */
const TURN: Turn = { reserve: 1, crosses: 'never', ways: () => equal };

/** 16.4, by accounts: what each loses. */
function losses(deal: Deal): number[] {
  const each = sideCounts(deal, pipCounts(deal));
  if (deal.end === 'domino')
    return each.map((count, index) => (index === accountOf(deal, lastToLay(deal)) ? 0 : count));
  const least = Math.min(...each);
  return each.map((count) => (count === least ? 0 : count));
}

/** 16.5: an account opens with a loss of 13 or more in one deal; it is open when its total is not 0. By option never. */
function lineOfGoat(match: Match, deal: Deal): EndLine {
  const written = losses(deal).map((loss, index) => {
    const open = match.options.opens !== 'each' && at(match.totals, at(at(accounts(match), index), 0)) !== 0;
    return open || loss >= 13 ? loss : 0;
  });
  return endLine(match, deal, { counts: pipCounts(deal), points: bySeat(deal, written) });
}

export const goat: Reading = {
  id: 'goat',
  seats: [2, 3, 4],
  /** 16.1 */
  sides: (options, seats) => (seats === 4 && options.alone !== true ? TWO_SIDES : []),
  options: (seats) =>
    (seats === 4 ? [false, true] : [false]).flatMap((alone) =>
      [true, false].flatMap((redealDoubles) =>
        ['once', 'each'].map((opens) => ({ alone, redealDoubles, opens, target: 101 })),
      ),
    ),
  begin: (options, seats) => beginMatch(goat, options, seats),
  open: (match, heap, _, hands) => {
    const deal = dealOut(match, heap, 7, 'boneyard', hands);
    // 16.7: a deal in which a hand has five or more doubles is thrown in.
    if (match.options.redealDoubles === true && mostDoubles(deal) >= 5) return { ...deal, thrownIn: 'doubles' };
    return match.leader === null ? namedLeads(deal, oneOneFirst(deal)) : seatLeads(deal, match.leader);
  },
  moves: (deal) => movesUntilAble(TURN, deal),
  play: (deal, event) => playUntilAble(goat, TURN, deal, event),
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => shown),
      null,
    ),
  line: lineOfGoat,
  /** 6.5: the winner leads; after a blocked deal the seat that laid its last tile. 16.6: the first at 101. */
  next: (match, deal) => {
    const ended = lineOfGoat(match, deal);
    return nextMatch(match, ended, lastToLay(deal), limitReached(match, ended.totals));
  },
};
