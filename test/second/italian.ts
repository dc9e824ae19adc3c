/** Italian (15): a row of a running total, where nothing need match. */
import { highestDouble } from './lead.ts';
import { tilesOf } from './line.ts';
import type { Deal, EndLine, Event, Match, Options, Reading } from './reading.ts';
import { endLine, lengthsToTry, nextMatch, pipCounts, pointsOrDeals, whoLed } from './scoring.ts';
import {
  beginMatch,
  copyOf,
  dealOut,
  dealOver,
  fromHand,
  handOf,
  legal,
  lookAt,
  mover,
  namedLeads,
  scored,
  turnOver,
} from './table.ts';
import { at, last, pips, sum } from './tiles.ts';
import { leads } from './turn.ts';

/** 15.2 */
function goals(options: Options): number[] {
  return options.set === 9 ? [30, 50, 70, 100, 120, 150] : [30, 50, 70, 100];
}

/** 15.1: the sum of the pips of all tiles laid. */
function runningTotal(deal: Deal): number {
  return sum(tilesOf(deal.line).map(pips));
}

/**
 * 15.2, 15.3: whoever brings the total exactly to a goal scores the goal itself, or its number. 0-0 brings it nowhere:
 * laid on a total that stands at a goal it scores nothing, since somebody else brought it there.
 */
function makes(deal: Deal, tile: string): number {
  const hit = goals(deal.options).indexOf(runningTotal(deal));
  if (hit === -1 || pips(tile) === 0) return 0;
  return deal.options.hits === 'steps' ? hit + 1 : runningTotal(deal);
}

function movesOfItalian(deal: Deal): Event[] {
  if (deal.turn === null) return [];
  if (deal.line.first === null) return leads(deal);
  const seat = mover(deal);
  return handOf(deal, seat).map((tile) => ({ seat, do: 'play', tile, arm: 0 }));
}

function playItalian(before: Deal, event: Event): Deal {
  const move = legal(italian, before, event);
  const deal = copyOf(before);
  const tile = move.tile ?? '';
  fromHand(deal, move.seat, tile);
  if (move.do === 'lead') deal.line.first = tile;
  else at(deal.line.arms, 0).push({ tile, outward: 0, lengthwise: false, barricade: false });
  deal.events.push(move);
  scored(deal, makes(deal, tile));
  // 15.4: at or past the last goal; or all hands are empty below it.
  if (runningTotal(deal) >= last(goals(deal.options))) dealOver(deal, 'past');
  else if (deal.hands.every((hand) => hand.length === 0)) dealOver(deal, 'domino');
  else turnOver(deal, false);
  return deal;
}

/** What is left in hands counts for nobody. */
function lineOfItalian(match: Match, deal: Deal): EndLine {
  return endLine(match, deal, { counts: pipCounts(deal), made: deal.made, points: deal.made });
}

export const italian: Reading = {
  id: 'italian',
  seats: [3, 4],
  sides: () => [],
  options: (seats) => [
    ...lengthsToTry(seats, 51, 101).map((length) => ({ set: 6, hits: 'total', ...length })),
    ...lengthsToTry(seats, 10, 51).map((length) => ({ set: 6, hits: 'steps', ...length })),
    ...lengthsToTry(seats, 81, 31).map((length) => ({ set: 9, hits: 'total', ...length })),
    ...lengthsToTry(seats, 15, 81).map((length) => ({ set: 9, hits: 'steps', ...length })),
  ],
  begin: (options, seats) => beginMatch(italian, options, seats),
  open: (match, heap, _, hands) => {
    const deal = dealOut(match, heap, match.seats === 3 ? 7 : 6, 'dead', hands);
    return namedLeads(deal, highestDouble(deal));
  },
  moves: movesOfItalian,
  play: playItalian,
  look: (deal) =>
    lookAt(deal, deal.line.first === null ? [] : [{ arm: 0, shows: null, takes: null }], runningTotal(deal)),
  line: lineOfItalian,
  next: (match, deal) => {
    const ended = lineOfItalian(match, deal);
    return nextMatch(match, ended, whoLed(deal), pointsOrDeals(match, ended.totals));
  },
};
