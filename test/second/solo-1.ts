/** Solo 1 (22.1): 28 tiles in four rows of seven, open; free is the tile at the right end of each row. */
import { lineAlone, nextAlone } from './alone.ts';
import { equal } from './line.ts';
import type { Deal, Event, Reading } from './reading.ts';
import { beginMatch, copyOf, dealOut, dealOver, legal, lookAt, placesOfLine } from './table.ts';
import { at, last } from './tiles.ts';
import { handIsEmpty, layLead, layPlay, plays } from './turn.ts';

const SEAT = 0;

/** Row r is heap positions 7r to 7r + 6 from left to right. */
function freeTiles(deal: Deal): string[] {
  return [0, 1, 2, 3].flatMap((row) => {
    const there = at(deal.hands, SEAT)
      .filter((position) => position >= 7 * row && position <= 7 * row + 6)
      .sort((a, b) => a - b);
    return there.length === 0 ? [] : [at(deal.heap, last(there))];
  });
}

function movesOfSolo(deal: Deal): Event[] {
  if (deal.turn === null) return [];
  const free = freeTiles(deal);
  if (deal.line.first === null) return free.map((tile) => ({ seat: SEAT, do: 'lead', tile }));
  return plays(deal, SEAT, equal).filter((event) => free.includes(event.tile ?? ''));
}

function playSolo(before: Deal, event: Event): Deal {
  const move = legal(solo1, before, event);
  const deal = copyOf(before);
  if (move.do === 'lead') layLead(deal, move, 'never');
  else layPlay(deal, move, equal, 'never');
  deal.since = deal.events.length;
  // All 28 laid: won. No free tile fits: lost.
  if (handIsEmpty(deal, SEAT)) dealOver(deal, 'domino');
  else if (movesOfSolo(deal).length === 0) dealOver(deal, 'blocked');
  return deal;
}

/** 22.3: won it writes 1 and seat 0 is the winner; lost it writes 0 and there is none. */
export const solo1: Reading = {
  id: 'solo-1',
  seats: [1],
  sides: () => [],
  options: () => [{}],
  begin: (options, seats) => beginMatch(solo1, options, seats),
  open: (match, heap) => ({ ...dealOut(match, heap, 28, 'boneyard'), turn: SEAT }),
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
