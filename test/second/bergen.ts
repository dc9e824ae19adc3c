/** Bergen (11). */
import { lowestDouble } from './lead.ts';
import { equal, shows, tilesOf } from './line.ts';
import type { Deal, EndLine, Event, Match, Reading } from './reading.ts';
import { endLine, lastToLay, lengthsToTry, lowest, nextMatch, pipCounts, pointsOrDeals, whoLed } from './scoring.ts';
import {
  allSeats,
  beginMatch,
  copyOf,
  dealOut,
  dealOver,
  draw,
  handOf,
  legal,
  lookAt,
  mayDraw,
  mover,
  namedLeads,
  placesOfLine,
  scored,
  turnOver,
  turnSoFar,
} from './table.ts';
import { at, isDouble, low } from './tiles.ts';
import { barricades, handIsEmpty, layLead, layPlay, leads, pass, plays } from './turn.ts';

const RESERVE = 2;

/** 11.4: a seat that cannot lay draws one tile; if it fits it must be played at once, else the turn is over. */
function movesOfBergen(deal: Deal): Event[] {
  if (deal.turn === null) return [];
  if (deal.line.first === null) return leads(deal);
  const seat = mover(deal);
  const able = plays(deal, seat, equal);
  // 9.2
  const bars = barricades(deal, equal, RESERVE, 'any');
  if (able.length > 0) return [...able, ...bars];
  const drawn = turnSoFar(deal).length > 0;
  return [{ seat, do: !drawn && mayDraw(deal, RESERVE) ? 'draw' : 'pass' }, ...bars];
}

/** The last tile of an arm; the led one counts as the last of an arm on which nothing was laid. */
function lastOfArm(deal: Deal, arm: number): string {
  return at(deal.line.arms, arm).at(-1)?.tile ?? deal.line.first ?? '';
}

/** 11.2, 11.3: what laying this tile made, now that it lies. */
function makes(deal: Deal, before: Deal, tile: string): number {
  const same = shows(deal.line, 0) === shows(deal.line, 1);
  const doubled = isDouble(lastOfArm(deal, 0)) || isDouble(lastOfArm(deal, 1));
  const forEnds = same ? (doubled ? 3 : 2) : 0;
  const doubles = tilesOf(before.line).filter(isDouble).map(low);
  const highest = isDouble(tile) && doubles.every((other) => other < low(tile));
  return forEnds + (highest ? 2 : 0);
}

function playBergen(before: Deal, event: Event): Deal {
  const move = legal(bergen, before, event);
  const deal = copyOf(before);
  if (move.do === 'draw') draw(deal, event);
  if (move.do === 'pass') pass(deal, move, RESERVE, equal);
  if (move.do === 'draw' || move.do === 'pass') return deal;
  if (move.do === 'lead') {
    layLead(deal, move, 'never');
    // 11.1: the lead scores 2, whatever it is, and nothing else.
    scored(deal, 2);
  } else {
    layPlay(deal, move, equal, 'never');
    // 9.5: the barricade itself scores nothing.
    if (!move.barricade) scored(deal, makes(deal, before, move.tile ?? ''));
  }
  if (move.barricade) dealOver(deal, 'barricade');
  else if (handIsEmpty(deal, move.seat)) dealOver(deal, 'domino');
  else turnOver(deal, false);
  return deal;
}

/** 11.5: the one seat without a double; several: the lowest count among them; none: the lowest of all; level: nobody. */
function winsBlocked(deal: Deal): number | null {
  const without = allSeats(deal.seats).filter((seat) => !handOf(deal, seat).some(isDouble));
  const among = without.length > 0 ? without : allSeats(deal.seats);
  const least = lowest(among.map((seat) => at(pipCounts(deal), seat)));
  return least === null ? null : at(among, least);
}

function lineOfBergen(match: Match, deal: Deal): EndLine {
  const wins = deal.end === 'domino' ? lastToLay(deal) : winsBlocked(deal);
  // 9.5: whoever bars and does not score, be it only level with another, loses 2.
  const loses = deal.end === 'barricade' && wins !== lastToLay(deal) ? lastToLay(deal) : null;
  const points = deal.made.map((made, seat) => made + (seat === wins ? 2 : 0) - (seat === loses ? 2 : 0));
  return endLine(match, deal, { counts: pipCounts(deal), made: deal.made, points });
}

const EACH: Record<number, number> = { 2: 6, 3: 6, 4: 5 };

export const bergen: Reading = {
  id: 'bergen',
  seats: [2, 3, 4],
  sides: () => [],
  options: (seats) =>
    lengthsToTry(seats, seats === 2 ? 15 : 10, 20).flatMap((length) =>
      [false, true].map((barricade) => ({ barricade, ...length })),
    ),
  begin: (options, seats) => beginMatch(bergen, options, seats),
  open: (match, heap, _, hands) => {
    const deal = dealOut(match, heap, EACH[match.seats] ?? 0, 'boneyard', hands);
    return namedLeads(deal, lowestDouble(deal));
  },
  moves: movesOfBergen,
  play: playBergen,
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => shown),
      null,
    ),
  line: lineOfBergen,
  next: (match, deal) => {
    const ended = lineOfBergen(match, deal);
    return nextMatch(match, ended, whoLed(deal), pointsOrDeals(match, ended.totals));
  },
};
