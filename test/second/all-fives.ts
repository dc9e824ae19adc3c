/** All Fives and Muggins (14). */
import { highestDouble } from './lead.ts';
import { equal, sumOfEnds } from './line.ts';
import type { Deal, EndLine, Event, Match, Reading } from './reading.ts';
import {
  endLine,
  highestAtTarget,
  lastToLay,
  lengthsToTry,
  lowest,
  lowestTakes,
  madeBySide,
  nextMatch,
  pipCounts,
  pointsOrDeals,
  sideCounts,
  whoLed,
} from './scoring.ts';
import {
  accountOf,
  accounts,
  beginMatch,
  bySeat,
  dealOut,
  lookAt,
  mover,
  namedLeads,
  placesOfLine,
  seatLeads,
} from './table.ts';
import { at, isDouble, nearestFive, sum } from './tiles.ts';
import { plays } from './turn.ts';
import { movesUntilAble, playUntilAble, type Turn } from './until-able.ts';

/** 14.1: a sum of the ends that is a multiple of five scores that sum. */
function fives(deal: Deal): number {
  const ends = sumOfEnds(deal.line);
  return ends % 5 === 0 ? ends : 0;
}

const TURN: Turn = { reserve: 2, crosses: 'never', ways: () => equal, makes: fives };

const EACH: Record<number, number> = { 2: 7, 3: 5, 4: 5 };

/** 14.3 */
function lineOfAllFives(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  const takes = deal.end === 'domino' ? accountOf(deal, lastToLay(deal)) : lowest(sideCounts(deal, counts));
  const rounded = counts.map((count, seat) => (seat === takes ? 0 : nearestFive(count)));
  const points = deal.made.map((made, seat) => made + (seat === takes ? sum(rounded) : 0));
  return endLine(match, deal, { counts, made: deal.made, points });
}

export const allFives: Reading = {
  id: 'all-fives',
  seats: [2, 3, 4],
  sides: () => [],
  options: (seats) => [
    ...lengthsToTry(seats, 25, 100).map((length) => ({ set: 6, ...length })),
    ...lengthsToTry(seats, 200, 60).map((length) => ({ set: 9, ...length })),
  ],
  begin: (options, seats) => beginMatch(allFives, options, seats),
  open: (match, heap, _, hands) => {
    const deal = dealOut(match, heap, EACH[match.seats] ?? 0, 'boneyard', hands);
    return namedLeads(deal, highestDouble(deal));
  },
  moves: (deal) => movesUntilAble(TURN, deal),
  play: (deal, event) => playUntilAble(allFives, TURN, deal, event),
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => shown),
      sumOfEnds(deal.line),
    ),
  line: lineOfAllFives,
  next: (match, deal) => {
    const ended = lineOfAllFives(match, deal);
    return nextMatch(match, ended, whoLed(deal), pointsOrDeals(match, ended.totals));
  },
};

/** 14.6: a double other than the one that crosses may also be laid lengthwise. */
function ableInMuggins(deal: Deal): Event[] {
  return plays(deal, mover(deal), equal).flatMap((event) =>
    deal.options.lengthwise === true && isDouble(event.tile ?? '') && deal.line.cross !== null
      ? [event, { ...event, lengthwise: true as const }]
      : [event],
  );
}

const MUGGINS: Turn = { reserve: 0, crosses: 'first double', ways: () => equal, able: ableInMuggins, makes: fives };

/** 14.8 */
function lineOfMuggins(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  const after =
    deal.end === 'domino'
      ? accounts(deal).map((_, index) => (index === accountOf(deal, lastToLay(deal)) ? 10 : 0))
      : lowestTakes(deal, counts, 'net').map(nearestFive);
  const points = bySeat(deal, after).map((each, seat) => each + at(madeBySide(deal), seat));
  return endLine(match, deal, { counts, made: deal.made, points });
}

export const muggins: Reading = {
  ...allFives,
  id: 'muggins',
  options: () => [25, 200].flatMap((target) => [false, true].map((lengthwise) => ({ lengthwise, target }))),
  begin: (options, seats) => beginMatch(muggins, options, seats),
  /** 14.7: the lot for the first deal; then the lead goes round. */
  open: (match, heap, lot, hands) =>
    seatLeads(dealOut(match, heap, EACH[match.seats] ?? 0, 'boneyard', hands), match.leader ?? lot),
  moves: (deal) => movesUntilAble(MUGGINS, deal),
  play: (deal, event) => playUntilAble(muggins, MUGGINS, deal, event),
  line: lineOfMuggins,
  next: (match, deal) => {
    const ended = lineOfMuggins(match, deal);
    const leader = (whoLed(deal) + 1) % match.seats;
    return nextMatch(match, ended, leader, highestAtTarget(match, ended.totals));
  },
};
