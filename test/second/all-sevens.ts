/** All Sevens and Matador (10), with the barricade (9). */
import { highestDouble } from './lead.ts';
import { isJoker, sumTo, type Ways } from './line.ts';
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
  namedLeads,
  placesOfLine,
  turnOver,
  turnSoFar,
} from './table.ts';
import { isDouble } from './tiles.ts';
import { barricadeScores, barricades, handIsEmpty, layLead, layPlay, leads, pass, plays } from './turn.ts';

const RESERVE = 2;

/** 10.1: S is 7, in `matador` 10. */
function sOf(deal: Deal): number {
  return deal.id === 'matador' ? 10 : 7;
}

function waysOf(deal: Deal): Ways {
  return sumTo(sOf(deal));
}

function movesOfSevens(deal: Deal): Event[] {
  if (deal.turn === null) return [];
  if (deal.line.first === null) return leads(deal);
  const seat = mover(deal);
  const able = plays(deal, seat, waysOf(deal), (tile) => isJoker(tile, sOf(deal)) && !isDouble(tile));
  const bars = barricades(deal, waysOf(deal), RESERVE, 'any');
  const drawn = turnSoFar(deal).length > 0;
  // 10.3: a seat that cannot lay draws until it can, or passes when nothing may be drawn.
  if (able.length === 0) return [{ seat, do: mayDraw(deal, RESERVE) ? 'draw' : 'pass' }, ...bars];
  // A seat that can lay may first draw one tile, if it has drawn none in this turn.
  const atWill: Event[] = !drawn && mayDraw(deal, RESERVE) ? [{ seat, do: 'draw' }] : [];
  return [...able, ...atWill, ...bars];
}

function playSevens(reading: Reading, before: Deal, event: Event): Deal {
  const move = legal(reading, before, event);
  const deal = copyOf(before);
  if (move.do === 'draw') draw(deal, event);
  if (move.do === 'pass') pass(deal, move, RESERVE, waysOf(deal));
  if (move.do === 'lead') layLead(deal, move, 'never');
  if (move.do === 'play') layPlay(deal, move, waysOf(deal), 'never');
  if (move.do === 'draw' || move.do === 'pass') return deal;
  if (move.barricade) dealOver(deal, 'barricade');
  else if (handIsEmpty(deal, move.seat)) dealOver(deal, 'domino');
  else turnOver(deal, false);
  return deal;
}

function lineOfSevens(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  const found = () => {
    if (deal.end === 'domino') return othersToDominoer(deal, counts);
    if (deal.end === 'barricade') return barricadeScores(deal, counts, 'net');
    return lowestTakes(deal, counts, 'net');
  };
  return endLine(match, deal, { counts, points: bySeat(deal, found()) });
}

const EACH: Record<string, Record<number, number>> = {
  'all-sevens': { 2: 7, 3: 5, 4: 5 },
  matador: { 3: 7, 4: 7 },
};

export const allSevens: Reading = {
  id: 'all-sevens',
  seats: [2, 3, 4],
  sides: () => [],
  options: (seats) =>
    lengthsToTry(seats, 100, 25).flatMap((length) => [false, true].map((barricade) => ({ barricade, ...length }))),
  begin: (options, seats) => beginMatch(allSevens, options, seats),
  open: (match, heap, _, hands) => {
    const deal = dealOut(match, heap, EACH[match.id]?.[match.seats] ?? 0, 'boneyard', hands);
    return namedLeads(deal, highestDouble(deal));
  },
  moves: movesOfSevens,
  play: (deal, event) => playSevens(allSevens, deal, event),
  /** A blank end takes only jokers, and so does an end that would need more pips than a half has. */
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => (shown === 0 ? null : sOf(deal) - shown)),
      null,
    ),
  line: lineOfSevens,
  next: (match, deal) => {
    const ended = lineOfSevens(match, deal);
    return nextMatch(match, ended, whoLed(deal), pointsOrDeals(match, ended.totals));
  },
};

export const matador: Reading = {
  ...allSevens,
  id: 'matador',
  seats: [3, 4],
  options: (seats) =>
    lengthsToTry(seats, 200, 60).flatMap((length) => [false, true].map((barricade) => ({ barricade, ...length }))),
  begin: (options, seats) => beginMatch(matador, options, seats),
  play: (deal, event) => playSevens(matador, deal, event),
};
