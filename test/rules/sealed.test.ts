import { describe, expect, it } from 'vitest';
import { commitmentOf, dealLabel, lotOf, saltOf, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import { sealedDeal } from '../../src/rules/sealed.ts';
import { tableOf } from './table.ts';

describe('the deal that a seed holds ready', () => {
  const { game, options, standing } = tableOf('sebastopol-berndt', 3);
  const seed = seedOfText('sealed');

  it('follows from the number of the deal and of the attempt alone', () => {
    for (const [deals, attempt] of [
      [0, 0],
      [2, 0],
      [2, 1],
    ] as const) {
      const label = dealLabel(deals + 1, attempt);
      const { deal, seal } = sealedDeal(game, standing([0, 0, 0], deals), options, 3, seed, attempt);
      expect(deal.deal).toBe(deals + 1);
      expect(deal.heap).toEqual(shuffledHeap(seed, label, game.set(options)));
      const salt = saltOf(seed, label);
      expect(seal).toEqual({ salt, commitment: commitmentOf(deal.heap, salt) });
    }
  });

  it('3.4: has its own lot for the seat that plays first on a spinner that is turned up', () => {
    const turnedUp = Array.from({ length: 200 }, (_, attempt) => {
      const { deal } = sealedDeal(game, standing([0, 0, 0]), options, 3, seed, attempt);
      return { deal, lot: lotOf(seed, dealLabel(1, attempt), 3) };
    }).filter(({ deal }) => deal.heap[27] === '6-6');
    expect(turnedUp.length).toBeGreaterThan(2);
    for (const { deal, lot } of turnedUp) expect(deal.turn?.seat).toBe(lot);
  });
});
