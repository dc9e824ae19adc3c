/** The program's rules beside the second reading of the same page: the same deals, move by move. */
import { deepStrictEqual } from 'node:assert';
import { chooseAtRandom } from '../../src/bots/random.ts';
import { type FastChance, fastChance } from '../../src/rules/chance.ts';
import { dutyIn } from '../../src/rules/duty.ts';
import type { Deal, Game, Move, Options, Settlement, Standing } from '../../src/rules/game.ts';
import { isTileMove, sameMove } from '../../src/rules/moves.ts';
import type { Tile } from '../../src/rules/tiles.ts';
import { markedIn } from '../../src/rules/trains/marked.ts';
import { readingOf } from '../second/all.ts';
import type { Look, Match, Event as ReadEvent, Reading, Deal as ReadingDeal } from '../second/reading.ts';
import { at } from './spoilt-records.ts';

export interface Compared {
  readonly deals: number;
  readonly moves: number;
  /** How deals ended, and how often. */
  readonly endings: Readonly<Record<string, number>>;
}

const asMove = ({ seat: _, scores: _made, ...move }: ReadEvent): Move => move as Move;
/** A move without what a draw may say and the reading leaves out. */
const inShort = (move: Move) => JSON.stringify(move.do === 'draw' ? { do: 'draw' } : move);
/** The order of a hand is no part of a game, unless it is a row (21.1). */
const inOrder = ({ table }: Game, hands: readonly (readonly number[])[]) =>
  table.hands ? hands : hands.map((hand) => [...hand].sort((a, b) => a - b));

function heapOf(game: Game, options: Options, chance: FastChance): Tile[] {
  const heap = [...game.set(options)];
  for (let left = heap.length; left > 1; left--) {
    const other = chance.below(left);
    const tile = at(heap, other);
    heap[other] = at(heap, left - 1);
    heap[left - 1] = tile;
  }
  return heap;
}

/** Throws, with the events so far, where the two are not the same. */
function same(engine: unknown, reading: unknown, { log }: Deal) {
  if (JSON.stringify(engine) !== JSON.stringify(reading)) deepStrictEqual(engine, reading, JSON.stringify(log));
}

/** The reading lists no ends but those on which the seat in turn may lay (29.4, 29.6, 30.3, 30.4). */
function listed({ table }: Game, deal: Deal) {
  if (table.kind !== 'trains' && table.kind !== 'tree') return deal.ends;
  if (dutyIn(deal) !== undefined) return deal.ends.filter(({ state }) => state === 'free');
  if (table.kind === 'tree') return deal.ends;
  const open: readonly unknown[] = [deal.turn?.seat, deal.seats, ...markedIn(deal)];
  return deal.ends.filter(({ place }) => open.includes(place));
}

/** A deal that is under way, as both see it: turn, hands, boneyard, ends, number, points made, and the legal moves. */
function sameState(game: Game, deal: Deal, reading: Reading, read: ReadingDeal) {
  const look = reading.look(read);
  same(deal.turn?.seat ?? null, look.turn, deal);
  same(inOrder(game, deal.hands), inOrder(game, look.hands), deal);
  same(deal.boneyard, look.boneyard, deal);
  same(
    // 15.1: of a place that takes anything the reading says neither what it shows nor what it takes.
    listed(game, deal).map(({ place, shows, accepts: [takes, another] }) =>
      another === undefined ? [place, shows, takes] : [place, null, null],
    ),
    // 21.6, 23.2: joints within a line and half-places are places too; `moves` has what can be done there.
    look.places.flatMap(({ arm, joint, shows, takes }) =>
      joint === undefined && game.table.kind !== 'outline' ? [[arm, shows, takes]] : [],
    ),
    deal,
  );
  same(game.tableNumber?.(deal)?.value ?? null, deal.laid.length === 0 ? null : look.number, deal);
  same(deal.scored, read.made, deal);
  same(game.moves(deal).map(inShort).sort(), reading.moves(read).map(asMove).map(inShort).sort(), deal);
}

/** The points that a move made, as both say it, with the number that made them; and what was foretold of the move. */
function sameScore(game: Game, before: Deal, move: Move, after: ReturnType<Game['play']>, made: number, look: Look) {
  const told = after.beats.flatMap((beat) => (beat.beat === 'scored' ? [[beat.seat, beat.points, beat.sum]] : []));
  same(told, made === 0 ? [] : [[before.turn?.seat, made, look.number]], after.deal);
  if (isTileMove(move) && game.worth?.scoresOf) same(game.worth.scoresOf(before, move), made, after.deal);
  if (!isTileMove(move) || !game.tableNumber) return;
  const number = game.tableNumber(before, move);
  same([number?.value, number?.scores], [look.number, made], after.deal);
}

/** A deal that is over, as both count it. */
function sameEnd(deal: Deal, settlement: Settlement, reading: Reading, match: Match, read: ReadingDeal) {
  const { counts, points, made, writtenOff, standing, lines, kept } = settlement;
  const line = reading.line(match, read);
  same(deal.outcome?.how, line.end, deal);
  same(
    [counts, made, writtenOff, points, standing.totals, standing.winners, kept?.decides, kept?.pending],
    [
      line.counts,
      line.made,
      line.writtenOff,
      line.points,
      line.totals,
      reading.next(match, read).winners,
      line.decides,
      line.pending,
    ],
    deal,
  );
  const bySeat = deal.sides.map((side) => lines.reduce((sum, each) => sum + (each.side === side ? each.points : 0), 0));
  same(bySeat, line.points, deal);
}

/** The event by which the reading makes a move. */
export function eventFor(move: Move, reading: Reading, read: ReadingDeal): ReadEvent {
  const event = reading.moves(read).find((each) => sameMove(asMove(each), move));
  if (!event) throw new Error(`the reading has no ${inShort(move)}`);
  return event;
}

/** Plays a deal by chance to its end, by both. */
function playDeal(game: Game, opened: Deal, reading: Reading, openedToo: ReadingDeal, chance: FastChance) {
  let [deal, read] = [opened, openedToo];
  for (; deal.turn !== null; ) {
    sameState(game, deal, reading, read);
    const legal = game.moves(deal);
    const move = chooseAtRandom(deal, legal, chance);
    const event = eventFor(move, reading, read);
    const from = move.do === 'draw' ? { from: at(deal.boneyard, chance.below(deal.boneyard.length)) } : {};
    const readAfter = reading.play(read, { ...event, ...from });
    const after = game.play(deal, { ...move, ...from });
    const made = at(readAfter.made, event.seat) - at(read.made, event.seat);
    sameScore(game, deal, move, after, made, reading.look(readAfter));
    [read, deal] = [readAfter, after.deal];
  }
  return { deal, read };
}

/** A deal that both take up, after those that both throw in (16.7). */
function openBoth(
  game: Game,
  standing: Standing,
  options: Options,
  reading: Reading,
  match: Match,
  chance: FastChance,
): { readonly opened: Deal; readonly openedToo: ReadingDeal } {
  for (;;) {
    const heap = heapOf(game, options, chance);
    const lot = chance.below(match.seats);
    const opened = game.open(standing, options, match.seats, heap, lot);
    const openedToo = reading.open(match, heap, lot);
    same(opened.phase === 'thrownIn', openedToo.thrownIn !== null, opened);
    // 20.7: the table says when the time is up, after some deals.
    const timeUp = options.by === 'minutes' && chance.below(4) === 0;
    if (timeUp) return { opened: { ...opened, timeUp }, openedToo: { ...openedToo, timeUp } };
    if (opened.phase !== 'thrownIn') return { opened, openedToo };
  }
}

/** Plays matches by chance until so many deals have been played. Throws where the two differ. */
export function playBeside(game: Game, seats: number, options: Options, deals: number, seed: number): Compared {
  const reading = readingOf(game.id);
  const chance = fastChance(seed);
  const endings: Record<string, number> = {};
  let [played, moves] = [0, 0];
  while (played < deals) {
    let standing: Standing = game.begin(options, seats);
    let match = reading.begin(options, seats);
    for (; standing.winners === null && played < deals; played++) {
      const { opened, openedToo } = openBoth(game, standing, options, reading, match, chance);
      const { deal, read } = playDeal(game, opened, reading, openedToo, chance);
      const settlement = game.settle(standing, deal);
      sameEnd(deal, settlement, reading, match, read);
      match = reading.next(match, read);
      standing = settlement.standing;
      moves += deal.log.length;
      const how = deal.outcome?.how ?? '';
      endings[how] = (endings[how] ?? 0) + 1;
    }
  }
  return { deals: played, moves, endings };
}
