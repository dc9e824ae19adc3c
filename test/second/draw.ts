/** Draw (8), with the barricade (9). */
import { highestDouble, upFromBlank } from './lead.ts';
import { equal, sumSix, type Ways } from './line.ts';
import type { Deal, EndLine, Match, Options, Reading } from './reading.ts';
import { endLine, highestAtTarget, lowestTakes, nextMatch, othersToDominoer, whoLed } from './scoring.ts';
import { allSeats, beginMatch, bySeat, dealOut, handOf, lookAt, mover, namedLeads, placesOfLine } from './table.ts';
import { pips, sum } from './tiles.ts';
import { barricadeScores, plays, severalDoubles } from './turn.ts';
import { movesUntilAble, playUntilAble, type Turn } from './until-able.ts';

function waysOf(deal: Deal): Ways {
  return deal.options.match === 'sum-six' ? sumSix : equal;
}

/** 8.2: all of the boneyard may be drawn. 8.6: by option two doubles in one turn. */
const TURN: Turn = {
  reserve: 0,
  crosses: 'never',
  ways: waysOf,
  able: (deal) =>
    deal.options.twoDoubles === true ? severalDoubles(deal, waysOf(deal), 2) : plays(deal, mover(deal), waysOf(deal)),
};

/** 8.3: a hand of 0-0 alone counts 25. */
function countsOf(deal: Deal): number[] {
  return allSeats(deal.seats).map((seat) => {
    const hand = handOf(deal, seat);
    return hand.length === 1 && hand[0] === '0-0' ? 25 : sum(hand.map(pips));
  });
}

const EACH: Record<number, number> = { 2: 7, 3: 5, 4: 5 };

function lineOfDraw(match: Match, deal: Deal): EndLine {
  const counts = countsOf(deal);
  const found = () => {
    if (deal.end === 'domino') return othersToDominoer(deal, counts);
    if (deal.end === 'barricade') return barricadeScores(deal, counts, 'net');
    return lowestTakes(deal, counts, 'net');
  };
  return endLine(match, deal, { counts, points: bySeat(deal, found()) });
}

function optionsOfDraw(): Options[] {
  const found: Options[] = [];
  for (const target of [100, 25])
    for (const leadFrom of ['6-6', '0-0'])
      for (const match of ['equal', 'sum-six'])
        for (const twoDoubles of [false, true])
          for (const barricade of [false, true]) found.push({ leadFrom, match, twoDoubles, barricade, target });
  return found;
}

export const drawGame: Reading = {
  id: 'draw',
  seats: [2, 3, 4],
  sides: () => [],
  options: optionsOfDraw,
  begin: (options, seats) => beginMatch(drawGame, options, seats),
  open: (match, heap, _, hands) => {
    const deal = dealOut(match, heap, EACH[match.seats] ?? 0, 'boneyard', hands);
    return namedLeads(deal, match.options.leadFrom === '0-0' ? upFromBlank(deal) : highestDouble(deal));
  },
  moves: (deal) => movesUntilAble(TURN, deal),
  play: (deal, event) => playUntilAble(drawGame, TURN, deal, event),
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => (deal.options.match === 'sum-six' ? 6 - shown : shown)),
      null,
    ),
  line: lineOfDraw,
  next: (match, deal) => {
    const ended = lineOfDraw(match, deal);
    return nextMatch(match, ended, whoLed(deal), highestAtTarget(match, ended.totals));
  },
};
