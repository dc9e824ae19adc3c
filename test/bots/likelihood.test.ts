import { describe, expect, it } from 'vitest';
import { likelihoodOf } from '../../src/bots/knowledge/likelihood.ts';
import { createSampler } from '../../src/bots/knowledge/sampler.ts';
import { knowledgeOf } from '../../src/bots/knowledge/slots.ts';
import type { BotLevel } from '../../src/bots/levels.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { codeOf } from '../../src/rules/chain/codec.ts';
import { newCore } from '../../src/rules/chain/core.ts';
import { fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal, Game } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { seen } from '../../src/rules/seen.ts';
import { optionsOf } from '../rules/arranged.ts';
import { tableOf } from '../rules/table.ts';
import { think } from './asked.ts';

const HANDS = [
  '6-6 3-4 2-3 0-3 0-0 1-1 2-2',
  '4-5 3-5 3-6 1-3 3-3 5-6 4-6',
  '4-4 2-4 5-5 1-5 2-5 0-5 0-6',
  '0-1 0-2 0-4 1-2 1-4 1-6 2-6',
];

function gameOf(id: string): Game {
  const game = gameById(id);
  if (!game) throw new Error(`there is no ${id}`);
  return game;
}

/** All positions of some deals between bots of one level. */
function* positions(game: Game, level: BotLevel, deals: number): Generator<Deal> {
  const options = optionsOf(game, {}, 4);
  const seed = seedOfText('likelihood');
  for (let nth = 0; nth < deals; nth++) {
    const heap = shuffledHeap(seed, `${nth}`, game.set(options));
    let deal = game.open(game.begin(options, 4), options, 4, heap, 0);
    while (deal.turn) {
      yield deal;
      const view = seen(game, deal, deal.turn.seat);
      deal = game.play(deal, think(view, game.moves(view), level, thinkingSeed(view), { rollouts: 100 })).deal;
    }
  }
}

/** By how much likelier what was played makes the true hands than a guess, as a logarithm: the mean over positions. */
function told(id: string, level: BotLevel): number {
  // All tiles are dealt, and none drawn: any order of a hand is the truth.
  const game = gameOf(id);
  const found: number[] = [];
  for (const deal of positions(game, level, 24)) {
    const me = deal.turn?.seat ?? 0;
    const rules = game.chainRules?.(deal.options, 4);
    if (!rules) throw new Error('no rules');
    const known = knowledgeOf(game, newCore(rules), seen(game, deal, me), me);
    if (known.laid.length < 8) continue;
    const sampler = createSampler(known);
    const likelihood = likelihoodOf(known, sampler, rules);
    const chance = fastChance(found.length);
    const guesses = Array.from({ length: 60 }, () => {
      sampler.next(chance);
      return likelihood();
    });
    const left = deal.hands.map((hand) => hand.map((at) => codeOf(rules.tables, deal.heap[at] ?? '0-0')));
    for (const [nth, { seat }] of sampler.slots.entries()) {
      sampler.world[nth] = known.hidden.indexOf(left[seat]?.pop() ?? -1);
    }
    found.push(Math.log(likelihood() / (guesses.reduce((sum, each) => sum + each, 0) / guesses.length)));
  }
  return found.reduce((sum, each) => sum + each, 0) / found.length;
}

describe('what plays tell of a hand', () => {
  it.each(['rules', 'expert', 'random'] as const)(
    'makes the true hands likelier than guesses where all play like %s',
    (level) => {
      expect(told('sebastopol', level)).toBeGreaterThan(0.05);
    },
  );

  it('is more where partners play the numbers they have most of', () => {
    expect(told('partners', 'rules')).toBeGreaterThan(0.4);
  });

  it('begins with the lead if the seat chose it', () => {
    const table = tableOf('partners', 4);
    const laidIn = (deals: number) => {
      const start = table.open(HANDS, { deals, memory: { starts: 0 } });
      const deal = table.after(start, '!6-6');
      const rules = table.game.chainRules?.(deal.options, 4);
      if (!rules) throw new Error('no rules');
      return knowledgeOf(table.game, newCore(rules), seen(table.game, deal, 1), 1).laid.map(({ tile }) => tile);
    };
    expect([laidIn(0), laidIn(1)]).toEqual([[], [6 * 17]]);
  });
});
