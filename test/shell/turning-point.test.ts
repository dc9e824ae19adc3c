import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../src/shell/result/result-curve.ts';
import { narrowestOf, totalsByDeal, turningPointOf } from '../../src/shell/result/turning-point.ts';

const start = [0, 0, 0];

describe('the turning point of a match', () => {
  it('is the deal in which the winner took the lead for good', () => {
    const byDeal = [start, [10, 0, 0], [10, 15, 0], [30, 15, 0], [30, 40, 0], [35, 61, 0]];
    expect(turningPointOf(byDeal, 'won', [1])).toEqual({ kind: 'lead', side: 1, deal: 4, points: 25 });
  });

  it('is no deal where the winner led after each, and the last one where it was turned there', () => {
    expect(turningPointOf([start, [10, 0, 0], [10, 5, 0], [30, 15, 0]], 'won', [0])).toEqual({
      kind: 'ledThroughout',
      side: 0,
    });
    expect(turningPointOf([start, [10, 0, 0], [10, 5, 0], [10, 65, 0]], 'won', [1])).toEqual({
      kind: 'lastLead',
      side: 1,
      deal: 3,
      points: 60,
    });
  });

  it('does not take a level score for a lead', () => {
    const byDeal = [start, [10, 0, 0], [10, 10, 0], [10, 20, 0], [10, 30, 0]];
    expect(turningPointOf(byDeal, 'won', [1])).toMatchObject({ kind: 'lead', deal: 3 });
  });

  it('is the deal after which the donkey stayed behind, where points are losses', () => {
    const byDeal = [start, [9, 0, 0], [9, 12, 0], [9, 40, 3], [20, 60, 3]];
    expect(turningPointOf(byDeal, 'lost', [1])).toEqual({ kind: 'behind', side: 1, deal: 2, points: 12 });
    expect(turningPointOf([start, [9, 0, 0], [9, 102, 0]], 'lost', [1])).toMatchObject({ kind: 'lastBehind', deal: 2 });
    expect(turningPointOf([start, [50, 0, 0], [102, 12, 0]], 'lost', [0])).toMatchObject({ kind: 'behind', deal: 1 });
  });

  it('is the greatest deal where nobody won or lost alone', () => {
    const byDeal = [start, [10, 0, 0], [10, 41, 0], [60, 60, 0]];
    expect(turningPointOf(byDeal, 'won', [0, 1])).toEqual({ kind: 'swing', side: 0, deal: 3, points: 50 });
    expect(turningPointOf(byDeal, 'won', [])).toMatchObject({ kind: 'swing', deal: 3 });
    // A draw of draws.
    expect(turningPointOf([start, start, start], 'won', [])).toBeNull();
  });

  it('is none of a single deal', () => {
    expect(turningPointOf([start, [61, 0, 0]], 'won', [0])).toBeNull();
    expect(turningPointOf(totalsByDeal([], 3), 'won', [])).toBeNull();
  });
});

describe('the narrowest part of a game for one', () => {
  it.each([
    [[3, 2, 4], null],
    [[1], { from: 1, to: 1 }],
    [[3, 1, 2, 1, 1, 5, 1], { from: 4, to: 5 }],
    [[], null],
  ])('of %j ways is %j', (ways, found) => {
    expect(narrowestOf(ways)).toEqual(found);
  });
});

describe('the faces beside the curve', () => {
  it('have their room, in the order of the totals, and never leave the box', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 10 }), (wanted) => {
        const places = placesOf(wanted);
        const gap = Math.min(1 / wanted.length, 0.2);
        const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
        const sorted = order.map((seat) => places[seat] ?? 0);
        for (const [n, place] of sorted.entries()) {
          expect(place).toBeGreaterThanOrEqual(gap / 2 - 1e-9);
          expect(place).toBeLessThanOrEqual(1 - gap / 2 + 1e-9);
          if (n > 0) expect(place - (sorted[n - 1] ?? 0)).toBeGreaterThanOrEqual(gap - 1e-9);
        }
      }),
    );
  });
});
