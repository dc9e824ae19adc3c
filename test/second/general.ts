/** General (20). */
import { oneOneFirst } from './lead.ts';
import { equal } from './line.ts';
import type { Deal, EndLine, Event, Match, Reading } from './reading.ts';
import { afterDeals, endLine, lastToLay, nextMatch, pipCounts, whoLed } from './scoring.ts';
import {
  accounts,
  beginMatch,
  bySeat,
  dealOut,
  handOf,
  lookAt,
  mover,
  namedLeads,
  placesOfLine,
  TWO_SIDES,
  turnSoFar,
} from './table.ts';
import { last } from './tiles.ts';
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

/** 20.2: a blocked deal is none of the agreed deals; records from before the option `by` counted them. */
function counts(deal: Deal): boolean {
  return deal.end !== 'blocked' || deal.options.by === undefined;
}

function lineOfGeneral(match: Match, deal: Deal): EndLine {
  const general = makesGeneral(deal) ? (lastToLay(deal) + 1) % 4 : null;
  const written = accounts(deal).map((side) => (general !== null && side.includes(general) ? 1 : 0));
  return endLine(match, deal, { counts: pipCounts(deal), points: bySeat(deal, written) });
}

export const general: Reading = {
  id: 'general',
  seats: [4],
  sides: () => TWO_SIDES,
  options: () =>
    [8, 4].flatMap((deals) => [
      { ending: 'either', signals: true, by: 'deals', deals },
      { ending: 'either', signals: false, by: 'deals', deals },
      { ending: 'bald', signals: false, by: 'deals', deals },
      { ending: 'both', signals: true, by: 'deals', deals },
      { ending: 'both', signals: false, by: 'deals', deals },
    ]),
  begin: (options, seats) => beginMatch(general, options, seats),
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
    return nextMatch(counted, ended, whoLed(deal), afterDeals(counted, ended.totals, 'lowest'));
  },
};
