import { describe, expect, it } from 'vitest';
import type { BotLevel } from '../../src/bots/levels.ts';
import { ALL_LEVELS } from '../../src/bots/levels.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal, Game, Move } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { seen } from '../../src/rules/seen.ts';
import { isLong, often } from '../long.ts';
import { createTally } from '../looked.ts';
import { optionsOf } from '../rules/arranged.ts';
import { closedCross } from '../rules/toys/closed-cross.ts';
import { sumLine } from '../rules/toys/sum-line.ts';
import { think, thinkInToy } from './asked.ts';
import { situations } from './positions.ts';
import { dealtAnew } from './redeal.ts';

/** Few enough for a test, too few to play well. */
const FEW = { rollouts: often(20, 40) };

const questions = (game: Game, seats: number, deals: number) =>
  [...situations(game, seats, deals)].map(({ deal, view }) => ({ deal, view, moves: game.moves(view) }));

/** 26: in an outline no bot ever chooses; hints are steps of a solution that is searched (`bots/squares/`). */
const thoughtAbout = games.filter(({ table }) => table.kind !== 'outline');

describe.each(thoughtAbout.map((game) => [game.id, game] as const))('every level in %s', (_, game) => {
  const seats = game.seats.at(-1) ?? 0;
  const all = questions(game, seats, often(1, 2));
  /** What a level chooses in the nth position, worked out once. */
  const chosen = new Map<string, Move>();
  const choiceOf = (level: BotLevel, nth: number): Move => {
    const { view, moves } = all[nth] as (typeof all)[number];
    const known = chosen.get(`${level} ${nth}`) ?? think(view, moves, level, thinkingSeed(view), FEW);
    chosen.set(`${level} ${nth}`, known);
    return known;
  };

  it.each(ALL_LEVELS)('%s chooses a legal move, and the same one for the same view and seed', (level) => {
    for (const [nth, { view, moves }] of all.entries()) {
      const move = choiceOf(level, nth);
      expect(moves).toContain(move);
      expect(think(view, moves, level, thinkingSeed(view), FEW)).toBe(move);
    }
  });

  it('chooses the same when the hidden tiles are dealt anew, as far as the seat can know', () => {
    for (const [nth, { view }] of all.entries()) {
      const again = dealtAnew(game, view, view.log.length);
      expect(again.heap).toEqual(view.heap);
      for (const level of ['casual', 'expert'] as const) {
        expect(think(again, game.moves(again), level, thinkingSeed(again), FEW)).toEqual(choiceOf(level, nth));
      }
    }
  });
});

describe('a level that searches', () => {
  it('never refuses the last tile of its hand, whatever it weighs', () => {
    const [lain, kept] = [createTally(), createTally()];
    for (const game of thoughtAbout) {
      for (const { view, moves } of questions(game, game.seats[0] ?? 0, 4)) {
        if (view.hands[view.turn?.seat ?? 0]?.length !== 1) continue;
        const lays = moves.some((move) => move.do === 'play');
        (lays ? lain : kept).count();
        for (const level of ALL_LEVELS) {
          const move = think(view, moves, level, 1, { ...FEW, temperament: 'hoarder' });
          expect(move.do === 'play', `${game.id}, ${level}`).toBe(lays);
        }
      }
    }
    lain.enough(thoughtAbout.length);
    kept.enough(10);
  });

  it('looks at the clock after each batch, and then is done', () => {
    const tiles = (moves: readonly Move[]) => new Set(moves.flatMap((move) => ('tile' in move ? move.tile : []))).size;
    const [first] = questions(games[0] as Game, 4, 1).filter(({ moves }) => tiles(moves) > 3);
    if (!first) throw new Error('no choice');
    let looks = 0;
    const isLate = () => ++looks === 2;
    const move = think(first.view, first.moves, 'expert', 1, { rollouts: 1e9, isLate });
    expect(looks).toBe(2);
    expect(first.moves).toContain(move);
  });

  it.each([closedCross, sumLine])('plays $id too, which the fast core cannot', (game) => {
    const [seats = 0] = game.seats;
    // In a long run it thinks as long as it does at a table.
    const budget = isLong ? {} : { rollouts: 80 };
    // One of two seats, or one of each pair, thinks; the others play at random.
    let margin = 0;
    for (let nth = 0; nth < often(12, 24); nth++) {
      const thinks = (seat: number) => seat % 2 === nth % 2;
      let deal = firstDeal(game, seats, `${nth >> 1}`);
      const chance = fastChance(nth);
      while (deal.turn) {
        const view = seen(game, deal, deal.turn.seat);
        const level = thinks(deal.turn.seat) ? 'strong' : 'random';
        deal = game.play(deal, thinkInToy(game, view, level, chance.below(1 << 20), budget)).deal;
      }
      const { points } = game.settle(game.begin(deal.options, seats), deal);
      for (const [seat, each] of points.entries()) margin += thinks(seat) ? each : -each;
    }
    expect(margin).toBeGreaterThan(0);
  });
});

function firstDeal(game: Game, seats: number, text: string): Deal {
  const options = optionsOf(game, {}, seats);
  for (let attempt = 0; ; attempt++) {
    const heap = shuffledHeap(seedOfText(text), `${attempt}`, game.set(options));
    const deal = game.open(game.begin(options, seats), options, seats, heap, 0);
    if (deal.phase !== 'thrownIn') return deal;
  }
}
