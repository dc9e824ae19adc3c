/** Solo 2 (22.2). */
import { lineAlone, nextAlone } from './alone.ts';
import { equal, lead } from './line.ts';
import type { Deal, Event, Reading } from './reading.ts';
import { beginMatch, copyOf, dealOut, dealOver, draw, handOf, legal, lookAt, placesOfLine } from './table.ts';
import { at } from './tiles.ts';
import { layPlay, plays } from './turn.ts';

const SEAT = 0;

/** Five tiles, with set 9 seven. */
function handful(deal: Deal): number {
  return deal.options.set === 9 ? 7 : 5;
}

/** How many tiles may stay over with `one`. */
function mayStay(deal: Deal): number {
  return deal.options.set === 9 ? 5 : 1;
}

/** Whether a tile is now drawn. */
function draws(deal: Deal): boolean {
  const lastLaid = deal.events.map((event) => event.do !== 'draw').lastIndexOf(true);
  if (deal.events[lastLaid]?.do !== 'play' || deal.boneyard.length === 0) return false;
  const drawn = deal.events.length - 1 - lastLaid;
  // `one`: after every tile laid from the hand another one is drawn at once, while there is one.
  if (deal.options.refill === 'one') return drawn === 0;
  // `five`: when the hand is empty five more are drawn at once.
  const wasEmpty = handOf(deal, SEAT).length === drawn;
  return wasEmpty && (drawn > 0 ? drawn < handful(deal) : deal.boneyard.length >= handful(deal));
}

function movesOfSolo(deal: Deal): Event[] {
  if (deal.turn === null) return [];
  if (deal.line.first === null) {
    // The next one of the heap, the lowest position that was not dealt, is turned up and leads.
    const from = Math.min(...deal.boneyard);
    return [{ seat: SEAT, do: 'lead', tile: at(deal.heap, from), turnedUp: true, from }];
  }
  if (draws(deal)) return [{ seat: SEAT, do: 'draw' }];
  return plays(deal, SEAT, equal);
}

function playSolo(before: Deal, event: Event): Deal {
  const move = legal(solo2, before, event);
  const deal = copyOf(before);
  if (move.do === 'draw') draw(deal, event);
  if (move.do === 'play') layPlay(deal, move, equal, 'never');
  if (move.do === 'lead') {
    deal.boneyard = deal.boneyard.filter((position) => position !== move.from);
    lead(deal.line, move.tile ?? '', 'never');
    deal.events.push(move);
  }
  deal.since = deal.events.length;
  if (movesOfSolo(deal).length > 0) return deal;
  // None fits, or nothing is in the hand.
  const hand = handOf(deal, SEAT).length;
  const won = deal.options.refill === 'one' ? hand + deal.boneyard.length <= mayStay(deal) : hand === 0;
  dealOver(deal, won ? 'domino' : 'blocked');
  return deal;
}

/** 22.3 */
export const solo2: Reading = {
  id: 'solo-2',
  seats: [1],
  sides: () => [],
  options: () => [6, 9].flatMap((set) => ['one', 'five'].map((refill) => ({ set, refill }))),
  begin: (options, seats) => beginMatch(solo2, options, seats),
  open: (match, heap, _, hands) => {
    const deal = dealOut(match, heap, match.options.set === 9 ? 7 : 5, 'boneyard', hands);
    return { ...deal, turn: SEAT };
  },
  moves: movesOfSolo,
  play: playSolo,
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => shown),
      null,
    ),
  line: lineAlone,
  next: nextAlone,
};
