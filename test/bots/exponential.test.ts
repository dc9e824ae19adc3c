import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exp, power } from '../../src/bots/exponential.ts';

describe('the exponential function', () => {
  it('is that of the library but for the last bits', () => {
    fc.assert(
      fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
        expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-12);
      }),
    );
  });

  it('is defined everywhere', () => {
    expect([exp(0), exp(Number.NEGATIVE_INFINITY), exp(-800), exp(Number.POSITIVE_INFINITY), exp(800)]).toEqual([
      1,
      0,
      0,
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
    expect(exp(Number.NaN)).toBeNaN();
  });

  it('has whole powers beside it', () => {
    expect([power(2, 0), power(3, 4), power(0.5, 3)]).toEqual([1, 81, 0.125]);
  });
});
