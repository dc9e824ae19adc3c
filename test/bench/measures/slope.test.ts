import { expect, it } from 'vitest';
import { type Point, trendOf } from './slope.ts';

const run = (xs: readonly number[], y: (x: number) => number): Point[] => xs.map((x) => [x, y(x)]);

it('finds the slope of what grows evenly, and no error', () => {
  const { slope, error } = trendOf([run([1, 2, 5, 9], (x) => 7 + 3 * x)]);
  expect(slope).toBeCloseTo(3);
  expect(error).toBeCloseTo(0);
});

it('finds the slope that runs share, whatever level each begins at', () => {
  const { slope, error } = trendOf([run([1, 2, 3], (x) => 2 * x), run([1, 2, 3], (x) => 2 * x - 500), []]);
  expect(slope).toBeCloseTo(2);
  expect(error).toBeCloseTo(0);
});

it('tells how much may be chance', () => {
  const noisy = run([0, 1, 2, 3, 4, 5], (x) => (x % 2 === 0 ? 1 : -1));
  const { slope, error } = trendOf([noisy]);
  expect(Math.abs(slope)).toBeLessThan(2 * error);
});

it('knows nothing without two points of different x', () => {
  expect(trendOf([])).toEqual({ slope: 0, error: Number.POSITIVE_INFINITY });
  expect(trendOf([run([4], () => 9), run([4, 4], () => 8)])).toEqual({ slope: 0, error: Number.POSITIVE_INFINITY });
});

it('finds a slope, but no error, where nothing is left to judge it by', () => {
  expect(trendOf([run([1, 3], (x) => 5 * x)])).toEqual({ slope: 5, error: Number.POSITIVE_INFINITY });
});
