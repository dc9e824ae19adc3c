/** Block, Team Block and Peruvian (7), with the barricade (9), and Block without drawing (33.8). */
import { highestDouble } from './lead.ts';
import { equal } from './line.ts';
import type { Deal, EndLine, Event, Match, Options, Reading } from './reading.ts';
import {
  afterDeals,
  endLine,
  lastToLay,
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
  laidNothing,
  legal,
  lookAt,
  mayDraw,
  mover,
  namedLeads,
  placesOfLine,
  TWO_SIDES,
  turnOver,
  turnSoFar,
} from './table.ts';
import { at } from './tiles.ts';
import { barricadeScores, barricades, handIsEmpty, layLead, layPlay, leads, pass, plays } from './turn.ts';

const RESERVE = 2;

function movesOfBlock(deal: Deal): Event[] {
  if (deal.turn === null) return [];
  const seat = mover(deal);
  if (deal.line.first === null) return leads(deal);
  const drawn = turnSoFar(deal).some((event) => event.do === 'draw');
  // 7.1: a tile was laid, and only the draw is left of the turn.
  if (!laidNothing(deal)) return [{ seat, do: 'draw' }];
  const bars = barricades(deal, equal, RESERVE, 'not drawn now');
  // What is drawn is not played before the next turn.
  const able = drawn ? [] : plays(deal, seat, equal);
  if (able.length > 0) return [...able, ...bars];
  if (!drawn && mayDraw(deal, RESERVE)) return [{ seat, do: 'draw' }, ...bars];
  return [{ seat, do: 'pass' }, ...bars];
}

function playBlock(reading: Reading, before: Deal, event: Event): Deal {
  const move = legal(reading, before, event);
  const deal = copyOf(before);
  if (move.do === 'lead') layLead(deal, move, 'never');
  if (move.do === 'play') layPlay(deal, move, equal, 'never');
  if (move.do === 'pass') {
    pass(deal, move, RESERVE, equal);
    return deal;
  }
  if (move.do === 'draw') {
    const laid = !laidNothing(deal);
    draw(deal, event);
    if (laid) turnOver(deal, false);
    return deal;
  }
  if (move.barricade) dealOver(deal, 'barricade');
  else if (handIsEmpty(deal, move.seat)) dealOver(deal, 'domino');
  // The draw after the turn, as long as more than two lie in the boneyard.
  else if (!mayDraw(deal, RESERVE)) turnOver(deal, false);
  return deal;
}

const EACH: Record<number, number> = { 2: 7, 3: 5, 4: 5 };

function openBlock(match: Match, heap: readonly string[], hands?: readonly (readonly number[])[]): Deal {
  // 33.8: nothing is drawn, and the rest is dead.
  const rest = match.options.drawing === 'never' ? 'dead' : 'boneyard';
  const deal = dealOut(match, heap, EACH[match.seats] ?? 0, rest, hands);
  return namedLeads(deal, highestDouble(deal));
}

function lineOfBlock(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  const found = () => {
    if (deal.end === 'domino') return othersToDominoer(deal, counts);
    if (deal.end === 'barricade') return barricadeScores(deal, counts, 'gross');
    return lowestTakes(deal, counts, 'gross');
  };
  return endLine(match, deal, { counts, points: bySeat(deal, found()) });
}

/** 33.8: `barricade` is refused with `never`. */
const TURNS: readonly Options[] = [
  { drawing: 'turn', barricade: false },
  { drawing: 'turn', barricade: true },
  { drawing: 'never', barricade: false },
];

function turnAndLength(seats: number): Options[] {
  return lengthsToTry(seats, 25, 100).flatMap((length) => TURNS.map((turn) => ({ ...turn, ...length })));
}

export const block: Reading = {
  id: 'block',
  seats: [2, 3, 4],
  sides: () => [],
  options: turnAndLength,
  begin: (options, seats) => beginMatch(block, options, seats),
  open: (match, heap, _, hands) => openBlock(match, heap, hands),
  moves: movesOfBlock,
  play: (deal, event) => playBlock(block, deal, event),
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => shown),
      null,
    ),
  line: lineOfBlock,
  next: (match, deal) => {
    const ended = lineOfBlock(match, deal);
    return nextMatch(match, ended, whoLed(deal), pointsOrDeals(match, ended.totals));
  },
};

/** 7.4: `block` with sides. */
export const teamBlock: Reading = {
  ...block,
  id: 'team-block',
  seats: [4],
  sides: () => TWO_SIDES,
  begin: (options, seats) => beginMatch(teamBlock, options, seats),
  play: (deal, event) => playBlock(teamBlock, deal, event),
};

/** 7.5: everybody writes its own count against itself. 9.4: whoever bars counts as the seat that laid the last tile. */
function lineOfPeruvian(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  if (deal.end === 'domino') {
    return endLine(match, deal, {
      counts,
      points: counts.map((count, seat) => (seat === lastToLay(deal) ? 0 : count)),
    });
  }
  const laidLast = lastToLay(deal);
  const someLower = counts.some((count) => count < at(counts, laidLast));
  const points = counts.map((count, seat) => (seat === laidLast && someLower ? 4 * count : count));
  return endLine(match, deal, { counts, points });
}

export const peruvian: Reading = {
  ...block,
  id: 'peruvian',
  seats: [4],
  options: () => [false, true].flatMap((barricade) => [true, false].map((secret) => ({ barricade, secret, deals: 7 }))),
  begin: (options, seats) => beginMatch(peruvian, options, seats),
  play: (deal, event) => playBlock(peruvian, deal, event),
  line: lineOfPeruvian,
  next: (match, deal) => {
    const ended = lineOfPeruvian(match, deal);
    return nextMatch(match, ended, whoLed(deal), afterDeals(match, ended.totals, 'lowest'));
  },
};
