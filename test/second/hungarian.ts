/** Hungarian (12), with the barricade (9). */
import { highestDouble } from './lead.ts';
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
  legal,
  lookAt,
  mover,
  namedLeads,
  placesOfLine,
  turnOver,
} from './table.ts';
import { barricadeScores, barricades, canLay, handIsEmpty, layLead, layPlay, leads, pass, plays } from './turn.ts';

/** 12.1: tile after tile as long as any fits; the seat may not stop before. */
function goingOn(deal: Deal, event: Event): Event {
  const after = copyOf(deal);
  if (event.do === 'lead') layLead(after, event, 'never');
  else layPlay(after, event, equal, 'never');
  return canLay(after, event.seat, equal) ? { ...event, goesOn: true } : event;
}

function movesOfHungarian(deal: Deal): Event[] {
  if (deal.turn === null) return [];
  if (deal.line.first === null) return leads(deal).map((event) => goingOn(deal, event));
  const seat = mover(deal);
  const able = plays(deal, seat, equal).map((event) => goingOn(deal, event));
  const bars = barricades(deal, equal, 0, 'any');
  return able.length > 0 ? [...able, ...bars] : [{ seat, do: 'pass' }, ...bars];
}

function playHungarian(before: Deal, event: Event): Deal {
  const move = legal(hungarian, before, event);
  const deal = copyOf(before);
  if (move.do === 'pass') pass(deal, move, 0, equal);
  if (move.do === 'lead') layLead(deal, move, 'never');
  if (move.do === 'play') layPlay(deal, move, equal, 'never');
  if (move.do === 'pass' || move.goesOn) return deal;
  if (move.barricade) dealOver(deal, 'barricade');
  else if (handIsEmpty(deal, move.seat)) dealOver(deal, 'domino');
  else turnOver(deal, false);
  return deal;
}

function lineOfHungarian(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  const found = () => {
    if (deal.end === 'domino') return othersToDominoer(deal, counts);
    if (deal.end === 'barricade') return barricadeScores(deal, counts, 'gross');
    return lowestTakes(deal, counts, 'gross');
  };
  return endLine(match, deal, { counts, points: bySeat(deal, found()) });
}

const EACH: Record<number, number> = { 2: 12, 3: 8, 4: 6 };

export const hungarian: Reading = {
  id: 'hungarian',
  seats: [2, 3, 4],
  sides: () => [],
  options: (seats) =>
    lengthsToTry(seats, 101, 60).flatMap((length) => [false, true].map((barricade) => ({ barricade, ...length }))),
  begin: (options, seats) => beginMatch(hungarian, options, seats),
  open: (match, heap, _, hands) => {
    const deal = dealOut(match, heap, EACH[match.seats] ?? 0, 'dead', hands);
    return namedLeads(deal, highestDouble(deal));
  },
  moves: movesOfHungarian,
  play: playHungarian,
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => shown),
      null,
    ),
  line: lineOfHungarian,
  next: (match, deal) => {
    const ended = lineOfHungarian(match, deal);
    return nextMatch(match, ended, whoLed(deal), pointsOrDeals(match, ended.totals));
  },
};
