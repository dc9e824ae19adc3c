/** General (20). */
import { oneOneFirst } from './lead.ts';
import { equal } from './line.ts';
import type { Deal, EndLine, Event, Match, Reading } from './reading.ts';
import { afterDeals, endLine, lastToLay, nextMatch, pipCounts, whoLed, winnersBy } from './scoring.ts';
import {
  accounts,
  allSeats,
  beginMatch,
  bySeat,
  dealOut,
  handOf,
  lookAt,
  mover,
  namedLeads,
  nextToPlay,
  placesOfLine,
  turnSoFar,
} from './table.ts';
import { at, last } from './tiles.ts';
import { plays } from './turn.ts';
import { movesUntilAble, playUntilAble, type Turn } from './until-able.ts';

/** 20.3: whose last two tiles are 0-0 and 6-6 may lay both in one turn, one on each end. */
function ableInGeneral(deal: Deal): Event[] {
  const seat = mover(deal);
  const hand = handOf(deal, seat);
  const all = plays(deal, seat, equal);
  if (turnSoFar(deal).length > 0) return all;
  if (hand.length !== 2 || !hand.includes('0-0') || !hand.includes('6-6')) return all;
  return all.flatMap((event) => {
    const other = all.some(({ tile, arm }) => tile !== event.tile && arm !== event.arm);
    return other ? [event, { ...event, goesOn: true as const }] : [event];
  });
}

const TURN: Turn = { reserve: 0, crosses: 'never', ways: () => equal, able: ableInGeneral };

/** 20.4, 20.6: whether the deal made the seat after the one that ended it a General. */
function makesGeneral(deal: Deal): boolean {
  if (deal.end !== 'domino') return false;
  const tile = last(deal.events).tile;
  const both = deal.events.at(-2)?.goesOn === true;
  if (both) return true;
  if (deal.options.ending === 'both') return false;
  return tile === '0-0' || (tile === '6-6' && deal.options.ending === 'either');
}

/** 20.7: after the agreed number of deals or, by minutes, after the deal in which the time was up. */
function winnersAfter(match: Match, deal: Deal, totals: readonly number[]): readonly number[] | null {
  if (match.options.by !== 'minutes') return afterDeals(match, totals, 'lowest');
  return deal.timeUp ? winnersBy(totals, 'lowest') : null;
}

/** 20.2: a blocked deal is none of the agreed deals; records from before the option `by` counted them. */
function counts(deal: Deal): boolean {
  return deal.end !== 'blocked' || deal.options.by === undefined;
}

function lineOfGeneral(match: Match, deal: Deal): EndLine {
  const general = makesGeneral(deal) ? nextToPlay(deal, lastToLay(deal)) : null;
  const written = accounts(deal).map((side) => (general !== null && side.includes(general) ? 1 : 0));
  return endLine(match, deal, { counts: pipCounts(deal), points: bySeat(deal, written) });
}

/** 20.8: the side of the General gives way to the one that has waited longest, and waits behind all others. */
function waitingAfter(match: Match, points: readonly number[]): readonly number[] {
  const [next, ...others] = match.waiting;
  const gone = match.sides.findIndex((side) => side.some((seat) => at(points, seat) > 0));
  return next === undefined || gone < 0 ? match.waiting : [...others, gone];
}

export const general: Reading = {
  id: 'general',
  seats: [4, 6, 8],
  // 20.8: of 2P seats, seats k and k + P are side k.
  sides: (_, seats) => allSeats(seats / 2).map((side) => [side, side + seats / 2]),
  options: () => [
    ...[8, 4].flatMap((deals) => [
      { ending: 'either', signals: true, by: 'deals', deals },
      { ending: 'either', signals: false, by: 'deals', deals },
      { ending: 'bald', signals: false, by: 'deals', deals },
      { ending: 'both', signals: true, by: 'deals', deals },
      { ending: 'both', signals: false, by: 'deals', deals },
    ]),
    ...[30, 60].map((minutes) => ({ ending: 'either', signals: true, by: 'minutes', minutes })),
  ],
  // 20.8: sides 0 and 1 begin.
  begin: (options, seats) => ({
    ...beginMatch(general, options, seats),
    waiting: allSeats(seats / 2).filter((side) => side > 1),
  }),
  open: (match, heap, _, hands) => {
    const deal = dealOut(match, heap, 7, 'boneyard', hands);
    return namedLeads(deal, oneOneFirst(deal));
  },
  moves: (deal) => movesUntilAble(TURN, deal),
  play: (deal, event) => playUntilAble(general, TURN, deal, event),
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => shown),
      null,
    ),
  line: lineOfGeneral,
  next: (match, deal) => {
    const ended = lineOfGeneral(match, deal);
    const counted = { ...match, uncounted: match.uncounted + (counts(deal) ? 0 : 1) };
    const winners = winnersAfter(counted, deal, ended.totals);
    return { ...nextMatch(counted, ended, whoLed(deal), winners), waiting: waitingAfter(match, ended.points) };
  },
};
