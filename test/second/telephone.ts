/** Telephone and Telephone to 72 (19). */
import { twoThree } from './lead.ts';
import { equal, sumOfEnds } from './line.ts';
import type { Deal, EndLine, Match, Reading } from './reading.ts';
import {
  endLine,
  highestAtTarget,
  lastToLay,
  lowestTakes,
  madeBySide,
  nextMatch,
  othersToDominoer,
  pipCounts,
  sideCounts,
} from './scoring.ts';
import {
  accountOf,
  accounts,
  allSeats,
  beginMatch,
  bySeat,
  dealOut,
  lookAt,
  mover,
  namedLeads,
  placesOfLine,
  seatLeads,
  TWO_SIDES,
} from './table.ts';
import { at, downToFive } from './tiles.ts';
import { plays, severalDoubles } from './turn.ts';
import { movesUntilAble, playUntilAble, type Turn } from './until-able.ts';

/** 19.1: a sum that is a multiple of five scores that sum; 19.5: by option up to four doubles in one turn. */
const TURN: Turn = {
  reserve: 0,
  crosses: 'covered double',
  ways: () => equal,
  able: (deal) =>
    deal.options.severalDoubles === true ? severalDoubles(deal, equal, 4) : plays(deal, mover(deal), equal),
  makes: (deal) => (sumOfEnds(deal.line) % 5 === 0 ? sumOfEnds(deal.line) : 0),
};

/** 19.8: the first double crosses at once; a multiple of five scores a fifth. */
const TO_72: Turn = {
  ...TURN,
  crosses: 'first double',
  makes: (deal) => (sumOfEnds(deal.line) % 5 === 0 ? sumOfEnds(deal.line) / 5 : 0),
};

/** 19.6 */
function lineOfTelephone(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  const made = madeBySide(deal);
  const writtenOff = bySeat(
    deal,
    sideCounts(deal, counts).map((count, index) => {
      if (deal.end === 'domino' && index === accountOf(deal, lastToLay(deal))) return 0;
      const seat = at(at(accounts(deal), index), 0);
      return Math.min(downToFive(count), at(match.totals, seat) + at(made, seat));
    }),
  );
  const points = made.map((each, seat) => each - at(writtenOff, seat));
  return endLine(match, deal, { counts, made: deal.made, writtenOff, points });
}

/** 19.7: one side at 225 or more wins; both: both win. */
function winnersOfTelephone(match: Match, totals: readonly number[]): number[] | null {
  const there = allSeats(match.seats).filter((seat) => at(totals, seat) >= Number(match.options.target));
  return there.length > 0 ? there : null;
}

function openTelephone(match: Match, heap: readonly string[], hands?: readonly (readonly number[])[]): Deal {
  const deal = dealOut(match, heap, 7, 'boneyard', hands);
  return match.leader === null ? namedLeads(deal, twoThree(deal)) : seatLeads(deal, match.leader);
}

export const telephone: Reading = {
  id: 'telephone',
  seats: [2, 4],
  sides: (_, seats) => (seats === 4 ? TWO_SIDES : []),
  options: () => [225, 50].flatMap((target) => [false, true].map((severalDoubles) => ({ severalDoubles, target }))),
  begin: (options, seats) => beginMatch(telephone, options, seats),
  open: (match, heap, _, hands) => openTelephone(match, heap, hands),
  moves: (deal) => movesUntilAble(TURN, deal),
  play: (deal, event) => playUntilAble(telephone, TURN, deal, event),
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => shown),
      sumOfEnds(deal.line),
    ),
  line: lineOfTelephone,
  /** 6.5: the winner leads; after a blocked deal the seat that laid its last tile. */
  next: (match, deal) => {
    const ended = lineOfTelephone(match, deal);
    return nextMatch(match, ended, lastToLay(deal), winnersOfTelephone(match, ended.totals));
  },
};

/** 19.8: the winner scores the others' counts, summed, divided by five and rounded up; blocked, the lowest does. */
function lineOfTo72(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  const found = deal.end === 'domino' ? othersToDominoer(deal, counts) : lowestTakes(deal, counts, 'gross');
  const points = deal.made.map((made, seat) => made + Math.ceil(at(bySeat(deal, found), seat) / 5));
  return endLine(match, deal, { counts, made: deal.made, points });
}

export const telephoneTo72: Reading = {
  ...telephone,
  id: 'telephone-72',
  seats: [2, 3, 4],
  sides: () => [],
  options: () => [72, 25].flatMap((target) => [false, true].map((severalDoubles) => ({ severalDoubles, target }))),
  begin: (options, seats) => beginMatch(telephoneTo72, options, seats),
  moves: (deal) => movesUntilAble(TO_72, deal),
  play: (deal, event) => playUntilAble(telephoneTo72, TO_72, deal, event),
  line: lineOfTo72,
  next: (match, deal) => {
    const ended = lineOfTo72(match, deal);
    return nextMatch(match, ended, lastToLay(deal), highestAtTarget(match, ended.totals));
  },
};
