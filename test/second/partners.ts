/** Latin Partners (33.1 to 33.6). */
import { highestDouble } from './lead.ts';
import { equal, shows } from './line.ts';
import type { Deal, EndLine, Match, Options, Reading } from './reading.ts';
import { endLine, highestAtTarget, lastToLay, lowest, nextMatch, pipCounts, sideCounts, whoLed } from './scoring.ts';
import {
  accountOf,
  accounts,
  beginMatch,
  bySeat,
  copyOf,
  dealOut,
  lookAt,
  namedLeads,
  nextToPlay,
  placesOfLine,
  seatLeads,
  TWO_SIDES,
} from './table.ts';
import { at, isDouble, last, sum } from './tiles.ts';
import { movesUntilAble, playUntilAble, type Turn } from './until-able.ts';

/** 33.1: nothing is drawn; one line, equal numbers, one tile a turn. */
const TURN: Turn = { reserve: 0, crosses: 'never', ways: () => equal };

/** 33.1: seven tiles each, which is all of a double-six set; with set 9 ten, the other fifteen are dead. */
const tilesEach = ({ set }: Options) => (set === 9 ? 10 : 7);

/** 33.2: the first deal is led with a double that must be led, later ones with any tile. */
function openPartners(match: Match, heap: readonly string[], hands?: readonly (readonly number[])[]): Deal {
  const deal = dealOut(match, heap, tilesEach(match.options), 'dead', hands);
  return match.leader === null ? namedLeads(deal, highestDouble(deal)) : seatLeads(deal, match.leader);
}

/** 33.3: the account that scores a blocked deal; `null`: nobody. */
function winnerOfBlocked(deal: Deal, counts: readonly number[]): number | null {
  if (deal.options.blockedBy === 'side') return lowest(sideCounts(deal, counts));
  const least = Math.min(...counts);
  const holders = counts.flatMap((count, seat) => (count === least ? [accountOf(deal, seat)] : []));
  return new Set(holders).size === 1 ? at(holders, 0) : null;
}

function winner(deal: Deal, counts: readonly number[]): number | null {
  return deal.end === 'domino' ? accountOf(deal, lastToLay(deal)) : winnerOfBlocked(deal, counts);
}

/** 33.5: a tile that is no double and fits both ends, each half one of them. */
function isCapicua(deal: Deal): boolean {
  const event = last(deal.events);
  if (deal.end !== 'domino' || event.do !== 'play' || isDouble(event.tile ?? '')) return false;
  const { line } = copyOf(deal);
  at(line.arms, Number(event.arm)).pop();
  const ends = [shows(line, 0), shows(line, 1)];
  return [...ends].sort().join('-') === event.tile;
}

/** 33.3 to 33.5. */
function lineOfPartners(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  const takes = winner(deal, counts);
  const each = sideCounts(deal, counts);
  const more = deal.options.capicua === true && isCapicua(deal) ? 25 : 0;
  const points = each.map((own, index) => {
    if (index !== takes) return 0;
    return more + (deal.options.counts === 'all' ? sum(each) : sum(each) - own);
  });
  return endLine(match, deal, { counts, points: bySeat(deal, points) });
}

/** 33.2: who leads the next deal. */
function leads(deal: Deal): number {
  if (deal.end === 'domino') return lastToLay(deal);
  const counts = pipCounts(deal);
  const takes = winnerOfBlocked(deal, counts);
  if (takes === null) return whoLed(deal);
  const side = at(accounts(deal), takes);
  const least = Math.min(...side.map((seat) => at(counts, seat)));
  // Level: the one whose turn comes first after the last leader's.
  let seat = nextToPlay(deal, whoLed(deal));
  while (!side.includes(seat) || at(counts, seat) !== least) seat = nextToPlay(deal, seat);
  return seat;
}

/** 33.6, in this order. */
function options(): Options[] {
  const all: Options[] = [];
  for (const set of [6, 9]) {
    for (const blockedBy of ['hand', 'side']) {
      for (const counts of ['others', 'all']) {
        for (const capicua of [false, true])
          all.push({ set, blockedBy, counts, capicua, target: set === 9 ? 200 : 100 });
      }
    }
  }
  return all;
}

export const latinPartners: Reading = {
  id: 'partners',
  seats: [4],
  sides: () => TWO_SIDES,
  options,
  begin: (options, seats) => beginMatch(latinPartners, options, seats),
  open: (match, heap, _, hands) => openPartners(match, heap, hands),
  moves: (deal) => movesUntilAble(TURN, deal),
  play: (deal, event) => playUntilAble(latinPartners, TURN, deal, event),
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => shown),
      null,
    ),
  line: lineOfPartners,
  next: (match, deal) => {
    const ended = lineOfPartners(match, deal);
    return nextMatch(match, ended, leads(deal), highestAtTarget(match, ended.totals));
  },
};
