/** French (13), with the barricade (9). By 13.1 its rules are those of a line with two ends. */
import { equal } from './line.ts';
import type { Deal, EndLine, Event, Match, Reading } from './reading.ts';
import {
  endLine,
  lengthsToTry,
  lowestTakes,
  nextMatch,
  othersToDominoer,
  pipCounts,
  pointsOrDeals,
  whoLed,
} from './scoring.ts';
import {
  beginMatch,
  bySeat,
  copyOf,
  dealOut,
  dealOver,
  draw,
  legal,
  lookAt,
  mayDraw,
  mover,
  placesOfLine,
  seatLeads,
  turnOver,
  turnSoFar,
} from './table.ts';
import { barricadeScores, barricades, handIsEmpty, layLead, layPlay, leads, pass, plays } from './turn.ts';

const RESERVE = 2;

/** 13.3: a seat that cannot lay passes, or draws two tiles and then passes. */
function movesOfFrench(deal: Deal): Event[] {
  if (deal.turn === null) return [];
  if (deal.line.first === null) return leads(deal);
  const seat = mover(deal);
  const drawn = turnSoFar(deal).length;
  // A pair is drawn whole.
  if (drawn === 1) return [{ seat, do: 'draw' }];
  const bars = barricades(deal, equal, RESERVE, 'not drawn now');
  // What is drawn is not played before the next turn.
  if (drawn === 2) return [{ seat, do: 'pass' }, ...bars];
  const able = plays(deal, seat, equal);
  if (able.length > 0) return [...able, ...bars];
  return [...(mayDraw(deal, RESERVE) ? [{ seat, do: 'draw' } as const] : []), { seat, do: 'pass' }, ...bars];
}

function playFrench(before: Deal, event: Event): Deal {
  const move = legal(french, before, event);
  const deal = copyOf(before);
  if (move.do === 'draw') draw(deal, event);
  if (move.do === 'pass') {
    // 13.4: two passes in a row end the deal; only a draw between the two keeps it alive.
    const again = before.events.at(-1)?.do === 'pass';
    pass(deal, move, RESERVE, equal);
    if (again && deal.end === null) dealOver(deal, 'blocked');
  }
  if (move.do === 'lead') layLead(deal, move, 'never');
  if (move.do === 'play') layPlay(deal, move, equal, 'never');
  if (move.do === 'draw' || move.do === 'pass') return deal;
  if (move.barricade) dealOver(deal, 'barricade');
  else if (handIsEmpty(deal, move.seat)) dealOver(deal, 'domino');
  else turnOver(deal, false);
  return deal;
}

function lineOfFrench(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  const found = () => {
    if (deal.end === 'domino') return othersToDominoer(deal, counts);
    if (deal.end === 'barricade') return barricadeScores(deal, counts, 'gross');
    return lowestTakes(deal, counts, 'gross');
  };
  return endLine(match, deal, { counts, points: bySeat(deal, found()) });
}

export const french: Reading = {
  id: 'french',
  seats: [2],
  sides: () => [],
  options: (seats) =>
    lengthsToTry(seats, 25, 100).flatMap((length) => [false, true].map((barricade) => ({ barricade, ...length }))),
  begin: (options, seats) => beginMatch(french, options, seats),
  open: (match, heap, lot, hands) => seatLeads(dealOut(match, heap, 8, 'boneyard', hands), match.leader ?? lot),
  moves: movesOfFrench,
  play: playFrench,
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => shown),
      null,
    ),
  line: lineOfFrench,
  next: (match, deal) => {
    const ended = lineOfFrench(match, deal);
    const leader = (whoLed(deal) + 1) % match.seats;
    return nextMatch(match, ended, leader, pointsOrDeals(match, ended.totals));
  },
};
