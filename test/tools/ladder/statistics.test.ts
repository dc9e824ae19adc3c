import { describe, expect, it } from 'vitest';
import { fastChance } from '../../../src/rules/chance.ts';
import { figureOf, quantile } from '../../../tools/ladder/statistics.ts';

describe('a mean with its interval', () => {
  it.each([
    // Student's quantile at 97.5 % by the tables: 2.2622 with 9 degrees of freedom, 2.7764 with 4, 1.9842 with 99.
    { name: 'ten whole numbers', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], mean: 5.5, within: 2.1659 },
    { name: 'five values', values: [2, 4, 4, 4, 6], mean: 4, within: 1.756 },
    { name: 'a hundred tosses', values: Array.from({ length: 100 }, (_, n) => n % 2), mean: 0.5, within: 0.09971 },
    { name: 'values that are all the same', values: [7, 7, 7, 7, 7, 7], mean: 7, within: 0 },
  ])('is that of the tables for $name', ({ values, mean, within }) => {
    const figure = figureOf(values);
    expect(figure.mean).toBeCloseTo(mean, 10);
    expect(figure.interval[0]).toBeCloseTo(mean - within, 2);
    expect(figure.interval[1]).toBeCloseTo(mean + within, 2);
  });

  it('holds the truth in 95 of 100 samples', () => {
    const chance = fastChance(1);
    const samples = 4000;
    let held = 0;
    for (let sample = 0; sample < samples; sample++) {
      const { interval } = figureOf(Array.from({ length: 20 }, () => chance.below(1001)));
      if (interval[0] <= 500 && 500 <= interval[1]) held++;
    }
    // Three standard deviations of the share of 4,000 samples are one in a hundred.
    expect(held / samples).toBeGreaterThan(0.94);
    expect(held / samples).toBeLessThan(0.96);
  });

  it('cannot be had of a single value', () => {
    expect(() => figureOf([1])).toThrow('two values');
  });
});

describe('a quantile', () => {
  it('is the least value that so many do not exceed', () => {
    const values = [9, 1, 5, 3, 7];
    expect([0, 0.2, 0.5, 0.95, 1].map((share) => quantile(values, share))).toEqual([1, 1, 5, 9, 9]);
  });

  it('is nothing of nothing', () => {
    expect(quantile([], 0.5)).toBe(0);
  });
});
