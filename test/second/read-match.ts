/** Judges a match of a game that was read a second time, by playing its record once more through the reading. */
import {
  type DealEnd,
  type DealRecord,
  type Dealt,
  hasEnded,
  type RecordEvent,
} from '../../src/rules/record/format.ts';
import type { ReadMatch } from '../../src/rules/record/read.ts';
import { type Counts, countDeal } from './counts.ts';
import { handsOf, judgeHeap } from './dealt-hands.ts';
import { demand, Found } from './fault.ts';
import { partners as seatedByDraw } from './lead.ts';
import { judgePuzzle } from './mosaic.ts';
import type { Deal, EndLine, Event, Match, Reading, WrittenPuzzle } from './reading.ts';
import { setOf, waitingSeats } from './table.ts';
import { wholeSet } from './tiles.ts';

const spelled = (event: object) => JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)));
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** 24: what each length is counted by. */
const BY: Readonly<Record<string, string>> = { target: 'points', deals: 'deals', minutes: 'minutes' };

/** 7.4: four tiles for each player from a sealed set, whoever drew them, and everybody seated by them. */
function judgeDraw(draw: ReadMatch['header']['teamDraw'], { id }: Reading) {
  demand((draw !== undefined) === (id === 'team-block'), '25.2', 'a draw for partners where there is none, or none');
  if (!draw) return;
  const { heap, drawn } = draw;
  judgeHeap(draw, 6);
  const isFair = drawn.length === 4 && drawn.every((hand) => hand.length === 4) && new Set(drawn.flat()).size === 16;
  demand(isFair && drawn.flat().every((at) => heap[at] !== undefined), '7.4', 'not four tiles for each player');
  const order = seatedByDraw(drawn.map((hand) => hand.map((at) => heap[at] ?? '')));
  demand(same(order, [0, 1, 2, 3]), '7.4', 'the players sit otherwise than they drew');
}

/** 24: only options of the game; one that is left out is off, or what it usually is. */
function judgeHeader({ game, options, seats, sides, teamDraw }: ReadMatch['header'], reading: Reading) {
  demand(reading.seats.includes(seats.length), 'table', `${game} is not played with ${seats.length} seats`);
  const names = reading.options(seats.length).flatMap((each) => Object.keys(each));
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  demand(unknown === undefined, '24', `${game} has no option ${unknown}`);
  // 24: of `target`, `deals` and `minutes` only the one that `by` names.
  const by = options.by ?? (names.includes('target') ? 'points' : 'deals');
  const others = names.includes('by') ? Object.keys(BY).filter((name) => BY[name] !== by) : [];
  const other = others.find((name) => Object.hasOwn(options, name));
  demand(other === undefined, '24', `the length is not ${other}`);
  const bars = options.drawing === 'never' && options.barricade === true;
  demand(!bars, '33.8', 'there is no barricade without drawing');
  const read = reading.sides(options, seats.length);
  const partners = read.some((side) => side.length > 1) ? read : undefined;
  judgeDraw(teamDraw, reading);
  demand(same(sides, partners), '25.2', partners ? `the sides are ${JSON.stringify(partners)}` : 'there are no sides');
}

/** Games in which the tiles are not picked from the heap, and the sentence that says so. */
const IN_ORDER: Readonly<Record<string, string>> = { sausage: '21.1', 'solo-1': '1.13', squares: '1.13', mosaic: '32' };

/** The puzzle of a deal (32), once it has been found right; only Mosaic has one. */
function puzzleOf(dealt: Dealt, { id }: Reading): WrittenPuzzle | undefined {
  const puzzle: WrittenPuzzle | undefined = 'puzzle' in dealt ? (dealt as DealRecord).puzzle : undefined;
  demand(puzzle === undefined || id === 'mosaic', '32', 'a puzzle where there is none');
  if (id !== 'mosaic') return undefined;
  judgePuzzle(puzzle);
  const isFirst = puzzle.tiles.every((tile, position) => dealt.heap[position] === tile);
  demand(isFirst, '32', 'the heap does not begin with the tiles of the puzzle');
  return puzzle;
}

/** Opens a deal from heap, hands and seal, once they have been found right. */
function open(dealt: Dealt, match: Match, reading: Reading, lot: number): Deal {
  const { seats, options } = match;
  const highest = setOf(reading, options);
  const puzzle = puzzleOf(dealt, reading);
  const opened = reading.open(match, wholeSet(highest), lot, undefined, puzzle);
  const handSize = Math.max(...opened.hands.map((hand) => hand.length));
  handsOf(dealt, { seats, highest, handSize, waits: waitingSeats(match) });
  const inOrder = IN_ORDER[reading.id];
  if (inOrder !== undefined)
    demand(
      dealt.hands.flat().every((at, nth) => at === nth),
      inOrder,
      'rows are not picked',
    );
  return reading.open(match, dealt.heap, lot, dealt.hands, puzzle);
}

/** The deal after an event that the reading allows, and that it would write down in the same way. */
function judgeEvent(event: RecordEvent, deal: Deal, reading: Reading): Deal {
  demand(deal.turn !== null, '1.9', 'the deal had ended');
  demand(event.seat === deal.turn, '1.3', `it is the turn of seat ${deal.turn}, not of seat ${event.seat}`);
  let after: Deal;
  try {
    after = reading.play(deal, event);
  } catch (error) {
    throw new Found('6', error instanceof Error ? error.message : String(error));
  }
  const written = after.events.at(-1) as Event;
  demand(spelled(written) === spelled(event), '25.3', `it is ${spelled(written)}, not ${spelled(event)}`);
  return after;
}

function judgeEnd(record: DealEnd, line: EndLine, reading: Reading) {
  // 21.10: a row is listed from left to right.
  const sorted = (hands: DealEnd['left'] | EndLine['left']) =>
    reading.id === 'sausage' ? hands : hands.map((hand) => [...hand].sort());
  demand(same(sorted(record.left), sorted(line.left)), '25.7', `left are ${JSON.stringify(line.left)}`);
  for (const name of ['counts', 'made', 'writtenOff', 'points', 'totals'] as const) {
    demand(same(record[name], line[name]), '25.7', `${name}: ${line[name]?.join(' ') ?? 'none in this game'}`);
  }
  for (const name of ['decides', 'pending'] as const) {
    demand(same(record[name], line[name]), '25.7', `${name}: ${JSON.stringify(line[name] ?? null)}`);
  }
  demand(record.remembered === undefined, 'records', 'nothing is remembered in this game');
}

/** Turns: leads, plays, and passes; a draw is part of the turn that they close or that it follows. */
function happenedIn({ events }: DealRecord) {
  const count = (which: (event: RecordEvent) => boolean) => events.filter(which).length;
  return {
    turns: count(
      (event) =>
        event.do === 'pass' || ((event.do === 'play' || (event.do === 'lead' && !event.turnedUp)) && !event.goesOn),
    ),
    plays: count((event) => event.do === 'play'),
    draws: count((event) => event.do === 'draw'),
    passes: count((event) => event.do === 'pass'),
  };
}

/** Judges one deal and counts it; returns how the match stands after it. */
function judgeDeal(record: DealRecord, match: Match, reading: Reading, counts: Counts): Match {
  const waits = waitingSeats(match);
  demand(same(record.waits, waits.length > 0 ? waits : undefined), '20.8', `seats ${waits.join(' ')} wait`);
  for (const thrown of record.thrownIn) {
    const why = open(thrown, match, reading, 0).thrownIn;
    demand(why !== null, '6.5', 'a deal was thrown in that could be played');
    demand(thrown.why === why, '25.8', `it was thrown in for ${why}`);
  }
  const isInTime = match.options.by === 'minutes';
  demand(record.timeUp === undefined || isInTime, '20.7', 'the match is not by time');
  let deal = { ...open(record, match, reading, record.events[0]?.seat ?? 0), timeUp: record.timeUp === true };
  demand(deal.thrownIn === null, '6.5', 'the deal had to be thrown in');
  for (const [index, event] of record.events.entries()) {
    try {
      deal = judgeEvent(event, deal, reading);
    } catch (error) {
      throw error instanceof Found ? new Found(error.rule, `event ${index + 1}: ${error.reason}`) : error;
    }
  }
  demand((record.end ?? null) === deal.end, '1.9', `the deal has ${deal.end ? `ended: ${deal.end}` : 'not ended'}`);
  countDeal(record, happenedIn(record), counts);
  if (!hasEnded(record)) return match;
  judgeEnd(record, reading.line(match, deal), reading);
  return reading.next(match, deal);
}

/** Judges a match and counts what is in it; `at` is told the line that is judged. */
export function judgeReadMatch(
  { header, deals, line, dealLines }: ReadMatch,
  reading: Reading,
  counts: Counts,
  at: (line: number) => void,
): void {
  judgeHeader(header, reading);
  let match = reading.begin(header.options, header.seats.length);
  for (const [index, record] of deals.entries()) {
    at(dealLines[index] ?? line);
    const before = deals[index - 1];
    demand(match.winners === null, '6.10', 'the match was over');
    demand(before === undefined || hasEnded(before), 'records', 'the deal before has not ended');
    demand(record.deal === index + 1, 'records', `deal ${record.deal} stands where deal ${index + 1} should`);
    match = judgeDeal(record, match, reading, counts);
  }
  at(line);
  const isOver = match.winners !== null;
  demand(header.seed === undefined || isOver, 'records', 'the seed is given, but the match is not over');
}
