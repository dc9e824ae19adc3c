/** For the tests: deals in which every hand is as an example needs it, and games played at random. */
import { expect } from 'vitest';
import { equal } from './line.ts';
import type { Deal, Event, Match, Options, Reading } from './reading.ts';
import { allSeats, onTable, setOf } from './table.ts';
import { at, wholeSet } from './tiles.ts';
import { endOf } from './tree.ts';
import { treeOf } from './tree-turn.ts';

/** A seeded generator (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

function shuffled(set: readonly string[], rng: (below: number) => number): string[] {
  const heap = [...set];
  for (let place = heap.length - 1; place > 0; place--) {
    const other = rng(place + 1);
    const tile = at(heap, place);
    heap[place] = at(heap, other);
    heap[other] = tile;
  }
  return heap;
}

/** `'1-2 3-3'` */
export function tiles(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** A heap in which the first tiles are these, seat after seat, and the rest follows in the order of the set. */
export function heapOf(hands: readonly string[], set = 6): string[] {
  const first = hands.flatMap(tiles);
  return [...first, ...wholeSet(set).filter((tile) => !first.includes(tile))];
}

/** Plays `do tile arm` lists such as `lead 6-6`, `play 3-6 1`, `draw`, `pass`; the mover plays each. */
export function playOut(reading: Reading, deal: Deal, ...moves: readonly (string | Partial<Event>)[]): Deal {
  let now = deal;
  for (const move of moves) {
    const seat = now.turn;
    if (seat === null) throw new Error(`over before ${JSON.stringify(move)}`);
    const [what = '', tile = '', arm = ''] = typeof move === 'string' ? move.split(' ') : [];
    const event =
      typeof move !== 'string'
        ? { seat, ...move }
        : {
            seat,
            do: what,
            ...(tile !== '' ? { tile } : {}),
            ...(arm !== '' ? { arm: Number(arm) } : {}),
            ...(what === 'draw' ? { from: at(now.boneyard, 0) } : {}),
          };
    now = reading.play(now, event as Event);
  }
  return now;
}

/** Sets the hands of a deal that was opened and led, without asking how they came about. */
export function hold(deal: Deal, hands: readonly string[], boneyard = ''): Deal {
  const now = structuredClone(deal);
  now.hands = hands.map((hand) => tiles(hand).map((tile) => now.heap.indexOf(tile)));
  now.boneyard = tiles(boneyard).map((tile) => now.heap.indexOf(tile));
  const held = [...now.hands.flat(), ...now.boneyard, ...onTable(now).map((tile) => now.heap.indexOf(tile))];
  now.dead = now.heap.map((_, position) => position).filter((position) => !held.includes(position));
  return now;
}

/** Puts tiles on the arms of a tree that was begun, without asking how they came there. */
export function grow(deal: Deal, arms: Readonly<Record<number, string>>, marked: readonly number[] = []): Deal {
  const now = structuredClone(deal);
  const tree = treeOf(now);
  for (const [arm, text] of Object.entries(arms)) {
    for (const tile of tiles(text)) {
      const outward = at(equal(tile, endOf(tree, Number(arm))), 0);
      at(tree.arms, Number(arm)).tiles.push({ tile, outward });
    }
  }
  tree.marked = [...marked];
  return now;
}

/** A match that has just begun, and its first deal; the seat that the lot names leads, whoever holds what. */
export function first(reading: Reading, options: Options, seats: number, lot = 0): { match: Match; deal: Deal } {
  const match = reading.begin(options, seats);
  return { match, deal: { ...reading.open(match, wholeSet(setOf(reading, options)), lot), turn: lot } };
}

/**
 * A line laid tile by tile, seat after seat, as an example tells it: whoever is to move holds the tile, and one more
 * that is of no use; nothing can be drawn.
 */
export function told(reading: Reading, opened: Deal, ...moves: readonly (string | Partial<Event>)[]): Deal {
  let deal: Deal = { ...opened, named: null, turn: opened.turn ?? 0 };
  const said = moves.map((move) => (typeof move === 'string' ? (move.split(' ')[1] ?? '') : (move.tile ?? '')));
  for (const [index, move] of moves.entries()) {
    const tile = at(said, index);
    const spare = deal.heap.find((other) => !said.includes(other) && !onTable(deal).includes(other)) ?? '';
    const hands = allSeats(deal.seats).map((seat) => (seat === deal.turn ? `${tile} ${spare}` : ''));
    deal = playOut(reading, hold(deal, hands), move);
  }
  return deal;
}

/** A deal that ended so, with these hands left, ended by that seat: enough to score it. */
export function ended(deal: Deal, end: NonNullable<Deal['end']>, laidLast: number, hands: readonly string[]): Deal {
  const now = hold(deal, hands);
  now.turn = null;
  now.end = end;
  now.events = [
    { seat: laidLast, do: 'lead', tile: '0-0' },
    { seat: laidLast, do: 'play', tile: '0-1', arm: 0 },
  ];
  return now;
}

/** The events with what each made, in short. */
export function scores(deal: Deal): number[] {
  return deal.events.filter((event) => event.do !== 'draw' && event.do !== 'pass').map((event) => event.scores ?? 0);
}

/** The turns of a deal: every pass, and every tile after which the turn does not go on. */
export function turnsOf({ events }: Deal): number {
  return events.filter((event) => event.do === 'pass' || (event.do === 'play' && !event.goesOn)).length;
}

/** What is chosen at random only now and then, since it ends the deal. */
type Rarely = (move: Event) => boolean;

function spelled(event: Event): string {
  return JSON.stringify(Object.entries(event).sort());
}

function must(right: boolean, what: string, deal: Deal): void {
  if (!right) throw new Error(`${what}: ${JSON.stringify(deal)}`);
}

/** A whole deal at random: no tile is lost, moves are never empty or doubled, and it ends. */
function playDeal(reading: Reading, opened: Deal, rng: (below: number) => number, rarely: Rarely): Deal {
  let deal = opened;
  for (let step = 0; step < 4000; step++) {
    const positions = [...deal.hands.flat(), ...deal.boneyard, ...deal.dead];
    const all = positions.map((position) => at(deal.heap, position)).concat(onTable(deal));
    must(all.length === deal.heap.length && new Set(all).size === all.length, 'a tile is lost', deal);
    const moves = reading.moves(deal);
    must(reading.look(deal).turn === deal.turn, 'the turn', deal);
    if (deal.turn === null) {
      must(moves.length === 0 && deal.end !== null, 'the end', deal);
      return deal;
    }
    must(moves.length > 0, 'no move', deal);
    must(
      moves.every((move) => move.seat === deal.turn),
      'the mover',
      deal,
    );
    must(new Set(moves.map(spelled)).size === moves.length, 'a move is listed twice', deal);
    const usual = moves.filter((move) => !rarely(move) || rng(20) === 0);
    const from = usual.length > 0 ? usual : moves;
    const move = at(from, rng(from.length));
    const event = move.do === 'draw' ? { ...move, from: at(deal.boneyard, rng(deal.boneyard.length)) } : move;
    const before = step % 16 === 0 ? JSON.stringify(deal) : '';
    const after = reading.play(deal, event);
    must(before === '' || before === JSON.stringify(deal), '`play` changed the deal before', deal);
    deal = after;
  }
  throw new Error('the deal does not end');
}

/** Matches at random over all seats and options; `check` is asked about every deal that ended. */
export function playMatches(
  reading: Reading,
  deals: number,
  check: (found: { match: Match; deal: Deal; next: Match; points: readonly number[] }) => void = () => {},
  rarely: Rarely = (move) => move.barricade === true,
): Record<string, number> {
  const ends: Record<string, number> = {};
  const rng = random(7);
  const tables = reading.seats.flatMap((seats) => reading.options(seats).map((options) => ({ seats, options })));
  let played = 0;
  for (let round = 0; played < deals || round < tables.length; round++) {
    const { seats, options } = at(tables, round % tables.length);
    let match = reading.begin(options, seats);
    const set = wholeSet(setOf(reading, options));
    for (let deals = 0; deals < 12 && match.winners === null; ) {
      const opened = reading.open(match, shuffled(set, rng), rng(seats));
      if (opened.thrownIn !== null) {
        ends[opened.thrownIn] = (ends[opened.thrownIn] ?? 0) + 1;
        continue;
      }
      const deal = playDeal(reading, opened, rng, rarely);
      const line = reading.line(match, deal);
      const next = reading.next(match, deal);
      expect(line.totals).toEqual(match.totals.map((total, seat) => total + at(line.points, seat)));
      expect(next.totals).toEqual(line.totals);
      expect(next.deals).toBe(match.deals + 1);
      for (const side of match.sides) {
        expect(new Set(side.map((seat) => at(line.points, seat))).size).toBe(1);
      }
      check({ match, deal, next, points: line.points });
      ends[line.end] = (ends[line.end] ?? 0) + 1;
      match = next;
      deals++;
      played++;
    }
  }
  return ends;
}
