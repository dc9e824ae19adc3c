import { describe, expect, it } from 'vitest';
import type { Sitter } from '../../src/match/ports.ts';
import { createPace, DURATIONS, ROUND, showingAmong } from '../../src/motion/durations.ts';
import { fastChance, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal, Game, Move, Seat } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { seen } from '../../src/rules/seen.ts';
import { createTempo } from '../../src/seats/tempo.ts';
import { often } from '../long.ts';
import { bots, persons } from '../match/play.ts';

const gameOf = (id: string): Game => {
  const game = gameById(id);
  if (!game) throw new Error(`no game is called ${id}`);
  return game;
};

/** Bots of about the same tempo, neither quick nor slow. */
const middling = (count: number): Sitter[] => bots(count).map((bot) => ({ ...bot, character: 'hera' }));

interface Thought {
  readonly seat: Seat;
  readonly deal: Deal;
  readonly move: Move;
  readonly ms: number;
}

/** The thoughts of bots around a person on seat 0, in deals whose moves are chance. */
function thoughtsIn(id: string, seats: number, deals: number): Thought[][] {
  const game = gameOf(id);
  const dice = fastChance(7);
  const chance = () => dice.below(10_000) / 10_000;
  const tempo = createTempo([...persons(1), ...middling(seats - 1)], chance);
  const options = game.options({}, seats);
  if (!options.ok) throw new Error(options.reason);
  const rounds: Thought[][] = [];
  for (let n = 0; n < deals; n++) {
    const heap = shuffledHeap(new Uint8Array(32), `${n}`, game.set(options.value));
    let deal = game.open(game.begin(options.value, seats), options.value, seats, heap, 0);
    let takeBack = false;
    let round: Thought[] = [];
    while (deal.turn) {
      const { seat } = deal.turn;
      const moves = game.moves(deal);
      const move = moves[dice.below(moves.length)];
      if (!move) throw new Error('no move');
      if (seat === 0) {
        tempo.rest();
        if (round.length > 0) rounds.push(round);
        round = [];
        takeBack = move.do === 'play';
      } else {
        const isLeadNamed = move.do === 'lead' && moves.length === 1;
        const ms = tempo.over({ seat, seen: seen(game, deal, seat), move, isLeadNamed, takeBack });
        round.push({ seat, deal, move, ms });
        takeBack = false;
      }
      deal = game.play(deal, move).deal;
    }
  }
  return rounds;
}
/** How long a move is shown among so many bots, milliseconds at normal speed. */
const shownFor = (move: Move, bots: number) =>
  (move.do === 'pass' ? DURATIONS.pass : DURATIONS.move) * showingAmong(bots);
/** Milliseconds. */
const FRAME = 1000 / 60;
const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
const spreadOf = (all: readonly number[]) => Math.sqrt(mean(all.map((each) => (each - mean(all)) ** 2))) / mean(all);

describe('how long bots take', () => {
  it.each([
    ['cyprus', 4],
    ['cyprus', 10],
    ['sebastopol', 4],
  ])('is never alike in %s with %i seats, and never longer than a round may be', (id, seats) => {
    const rounds = thoughtsIn(id, seats, often(30, 60));
    const plain = rounds.flat().filter(({ ms }) => ms < DURATIONS.takeBack);
    expect(spreadOf(plain.map(({ ms }) => ms))).toBeGreaterThan(0.4);
    for (const round of rounds) {
      const shown = round.reduce((sum, { move }) => sum + shownFor(move, seats - 1), 0);
      const thought = round.reduce((sum, { ms }) => sum + ms, 0);
      // Who draws and passes shows more than a round has time for: then nobody does more than glance.
      const least = DURATIONS.takeBack * 1.5 + round.length * 2 * DURATIONS.glance;
      expect(thought).toBeLessThanOrEqual(Math.max(least, ROUND.most - shown + round.length * 2 * DURATIONS.glance));
    }
  });

  it.each([
    ['cyprus', 4],
    ['cyprus', 6],
    ['cyprus', 8],
    ['cyprus', 10],
    ['cyprus-family', 10],
  ])('leaves nearly every round of %s with %i seats under 6 s, and under 2 s at fast', (id, seats) => {
    const rounds = thoughtsIn(id, seats, often(80, 150)).filter(
      (round) => new Set(round.map(({ seat }) => seat)).size === seats - 1,
    );
    expect(rounds.length).toBeGreaterThan(200);
    for (const [speed, longest] of [
      ['normal', 6000],
      ['fast', 2000],
    ] as const) {
      const pace = createPace(() => speed);
      // Every wait is rounded up to a frame; the showing of the person's own move belongs to the round.
      const waited = (ms: number) => Math.ceil(pace(ms) / FRAME) * FRAME;
      const lasted = rounds.map((round) =>
        round.reduce(
          (sum, { ms, move }) =>
            sum + waited(DURATIONS.glance) + waited(ms - DURATIONS.glance) + waited(shownFor(move, seats - 1)),
          waited(DURATIONS.move),
        ),
      );
      lasted.sort((a, b) => a - b);
      expect(lasted[Math.floor(lasted.length * 0.95)]).toBeLessThan(longest);
    }
  });

  it('is more where there is more to see on the table, and little for a draw or a pass', () => {
    const all = thoughtsIn('cyprus', 4, often(80, 200)).flat();
    const of = (is: (thought: Thought) => boolean) =>
      mean(all.filter((each) => each.ms < DURATIONS.takeBack && is(each)).map(({ ms }) => ms));
    const opening = of(({ move, deal }) => move.do === 'play' && deal.phase === 'opening');
    const wide = of(({ move, deal }) => move.do === 'play' && deal.phase === 'freePlay');
    expect(wide).toBeGreaterThan(1.2 * opening);
    expect(of(({ move }) => move.do === 'draw')).toBeLessThan(0.75 * wide);
    expect(of(({ move }) => move.do === 'pass')).toBeLessThan(0.6 * wide);
  });

  it.each([
    ['cyprus', 4],
    ['cyprus-family', 4],
    ['osel', 4],
  ])('follows in %s from what everybody sees when the move is made', (id, seats) => {
    const game = gameOf(id);
    let looked = 0;
    for (const { deal, seat, move } of thoughtsIn(id, seats, 12).flat()) {
      const own = seen(game, deal, seat);
      const laid = 'tile' in move ? deal.heap.indexOf(move.tile) : -1;
      const open = seen(game, deal, 'table');
      const afterwards = { ...open, heap: open.heap.map((tile, at) => (at === laid ? (deal.heap[at] ?? null) : tile)) };
      const over = (told: typeof own) =>
        createTempo([...persons(1), ...bots(seats - 1)], () => 0.7).over({
          seat,
          seen: told,
          move,
          isLeadNamed: false,
          takeBack: false,
        });
      expect(over(afterwards)).toBe(over(own));
      looked++;
    }
    expect(looked).toBeGreaterThan(200);
  });

  it('is hardly a glance over a lead that the rules name, and a long thought over one that is chosen', () => {
    const game = gameOf('cyprus');
    const heap = shuffledHeap(new Uint8Array(32), 'lead', game.set({}));
    const deal = game.open(game.begin({}, 4), {}, 4, heap, 0);
    const over = (isLeadNamed: boolean) =>
      createTempo([...persons(1), ...bots(3)], () => 0.5).over({
        ...{ seat: 1, seen: seen(game, deal, 1), move: { do: 'lead', tile: '9-9' }, isLeadNamed, takeBack: false },
      });
    expect(over(true)).toBeLessThan(2 * DURATIONS.glance);
    expect(over(false)).toBeGreaterThan(4 * DURATIONS.glance);
  });

  it('lets a person take a move back for longer where several share the device, and asks the next bots for none of it', () => {
    const game = gameOf('cyprus');
    const heap = shuffledHeap(new Uint8Array(32), 'shared', game.set({}));
    const deal = game.open(game.begin({}, 4), {}, 4, heap, 0);
    const turns = (count: number) => {
      const tempo = createTempo([...persons(count), ...bots(4 - count)], () => 0.5);
      const move = { do: 'draw' } as const;
      const over = (seat: Seat, takeBack: boolean) =>
        tempo.over({ seat, seen: seen(game, deal, seat), move, isLeadNamed: false, takeBack });
      return [over(2, true), over(3, false)];
    };
    const [alone = 0, afterAlone] = turns(1);
    const [shared, afterShared] = turns(2);
    expect(alone).toBeLessThan(DURATIONS.takeBackShared);
    expect([shared, afterShared]).toEqual([DURATIONS.takeBackShared, afterAlone]);
  });
});
