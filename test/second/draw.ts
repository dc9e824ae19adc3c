/** Draw (8), with the barricade (9). */
import { highestDouble, upFromBlank } from './lead.ts';
import { equal, sumSix, type Ways } from './line.ts';
import type { Deal, EndLine, Match, Options, Reading } from './reading.ts';
import { endLine, highestAtTarget, lastToLay, lowestTakes, nextMatch, othersToDominoer, whoLed } from './scoring.ts';
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

/** 8.3: a hand of 0-0 alone counts 25; by option 0-0 counts 25 in every hand. */
function countsOf(deal: Deal): number[] {
  return allSeats(deal.seats).map((seat) => {
    const hand = handOf(deal, seat);
    const heavy = hand.includes('0-0') && (hand.length === 1 || deal.options.heavyBlank === 'always');
    return sum(hand.map(pips)) + (heavy ? 25 : 0);
  });
}

/** 8.4: the seat that laid the last tile scores the others' counts less its own, or nothing where that is below 0. */
function lastTakes(deal: Deal, counts: readonly number[]): number[] {
  const laidLast = lastToLay(deal);
  return counts.map((own, seat) => (seat === laidLast ? Math.max(0, sum(counts) - 2 * own) : 0));
}

const EACH: Record<number, number> = { 2: 7, 3: 5, 4: 5 };

function lineOfDraw(match: Match, deal: Deal): EndLine {
  const counts = countsOf(deal);
  const found = () => {
    if (deal.end === 'domino') return othersToDominoer(deal, counts);
    if (deal.end === 'barricade') return barricadeScores(deal, counts, 'net');
    return deal.options.blockedTo === 'last' ? lastTakes(deal, counts) : lowestTakes(deal, counts, 'net');
  };
  return endLine(match, deal, { counts, points: bySeat(deal, found()) });
}

/** 8.3, 8.4 */
const READINGS = [
  ['alone', 'lowest'],
  ['always', 'lowest'],
  ['alone', 'last'],
  ['always', 'last'],
] as const;

function optionsOfDraw(): Options[] {
  const found: Options[] = [];
  for (const target of [100, 25])
    for (const leadFrom of ['6-6', '0-0'])
      for (const match of ['equal', 'sum-six'])
        for (const twoDoubles of [false, true])
          for (const [heavyBlank, blockedTo] of READINGS)
            for (const barricade of [false, true])
              found.push({ leadFrom, match, twoDoubles, heavyBlank, blockedTo, barricade, target });
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
