import { describe, expect, it } from 'vitest';
import { createHalving, type SequentialHalving } from '../../../src/bots/search/sequential-halving.ts';
import { fastChance } from '../../../src/rules/chance.ts';

const remainingOf = (halving: SequentialHalving, moves: number) =>
  Array.from({ length: moves }, (_, move) => move).filter((move) => halving.isIn(move));

/** One result of each candidate left, and the end of the batch. */
function batch(halving: SequentialHalving, values: readonly number[], spent: number): void {
  for (const [move, value] of values.entries()) if (halving.isIn(move)) halving.add(move, value);
  halving.endBatch(spent);
}

describe('sequential halving', () => {
  it('lets a move that is clearly behind drop out, once there are batches enough to tell', () => {
    const halving = createHalving(3, 1);
    const remaining = Array.from({ length: 10 }, (_, n) => {
      batch(halving, [10 + (n % 2), 10 + ((n + 1) % 2), n % 2], 0);
      return halving.remaining;
    });
    expect(remaining.slice(0, 7)).toEqual(Array(7).fill(3));
    expect(remaining.at(-1)).toBe(2);
    expect(halving.isIn(2)).toBe(false);
  });

  it('spends the budget in rounds, and lets the half that is behind drop out after each', () => {
    const halving = createHalving(7, 1);
    const values = [3, 1, 6, 5, 2, 4, 0];
    batch(halving, values, 0.3);
    expect(halving.remaining).toBe(7);
    batch(halving, values, 0.34);
    expect(remainingOf(halving, 7)).toEqual([0, 2, 3, 5]);
    batch(halving, values, 0.7);
    expect(remainingOf(halving, 7)).toEqual([2, 3]);
    // The last round is for those two.
    batch(halving, values, 1);
    expect(halving.remaining).toBe(2);
  });

  it('goes through all rounds at once where a batch costs the whole budget', () => {
    const halving = createHalving(8, 1);
    batch(halving, [0, 1, 2, 3, 4, 5, 6, 7], 2);
    expect(remainingOf(halving, 8)).toEqual([6, 7]);
  });

  it('takes a move that dropped out for as far behind as it was in the batches that both played', () => {
    const halving = createHalving(3, 1);
    batch(halving, [50, 49, 40], 0.5);
    expect(remainingOf(halving, 3)).toEqual([0, 1]);
    // Worlds in which all moves are worth less say nothing against the two alone.
    batch(halving, [10, 12, 0], 1);
    expect([...halving.values()]).toEqual([30, 30.5, 21.5]);
  });

  it('never takes one that dropped out for better than the best', () => {
    const chance = fastChance(5);
    for (let nth = 0; nth < 200; nth++) {
      const halving = createHalving(6, 1);
      for (let n = 1; n <= 12; n++)
        batch(
          halving,
          Array.from({ length: 6 }, () => chance.below(100)),
          n / 12,
        );
      const values = [...halving.values()];
      expect(halving.isIn(values.indexOf(Math.max(...values)))).toBe(true);
    }
  });

  it('finds the best of eight more often than if the same were spent on all alike', () => {
    const chance = fastChance(3);
    const worth = (move: number) => move + chance.below(41) - 20;
    const found = (spend: (halving: SequentialHalving) => void) => {
      let right = 0;
      for (let nth = 0; nth < 400; nth++) {
        const halving = createHalving(8, 1);
        spend(halving);
        const values = [...halving.values()];
        if (values.indexOf(Math.max(...values)) === 7) right++;
      }
      return right;
    };
    const budget = 480;
    const alike = (halving: SequentialHalving) => {
      for (let n = 0; n < budget / 8; n++) for (let move = 0; move < 8; move++) halving.add(move, worth(move) / 60);
      halving.endBatch(0);
    };
    const inRounds = (halving: SequentialHalving) => {
      for (let spent = 0; spent < budget && halving.remaining > 1; halving.endBatch(spent / budget)) {
        for (const move of remainingOf(halving, 8)) halving.add(move, worth(move));
        spent += halving.remaining;
      }
    };
    expect(found(inRounds)).toBeGreaterThan(found(alike));
  });
});
