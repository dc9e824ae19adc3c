import { describe, expect, it } from 'vitest';
import type { Settlement } from '../../../src/rules/game.ts';
import { resultOf, scoresWith } from '../../../src/table/award/shown-result.ts';
import { handsTo, writtenBy } from '../../rules/lines.ts';

const settled = (given: Partial<Settlement> & Pick<Settlement, 'counts' | 'points'>): Settlement => ({
  lines: writtenBy(given.points),
  standing: { deals: 1, totals: given.points.map((n) => n + 10), memory: null, winners: null },
  ...given,
});
const ALONE = [0, 1, 2, 3];
const went = (by: number, sides: readonly number[] = ALONE) => ({ outcome: { how: 'domino', by } as const, sides });
const blocked = { outcome: { how: 'blocked', by: 0 } as const, sides: ALONE };

describe('what is told of the end of a deal', () => {
  it('carries what each hand is worth to the only seat that takes points, and lights it', () => {
    const told = resultOf(
      went(1),
      settled({ counts: [11, 0, 10, 26], points: [0, 47, 0, 0], lines: handsTo(1, [11, 0, 10, 26]) }),
      'won',
    );
    expect(told.winners).toEqual([1]);
    expect(told.carried).toEqual([
      { from: 0, to: 1, points: 11 },
      { from: 2, to: 1, points: 10 },
      { from: 3, to: 1, points: 26 },
    ]);
  });

  it('lights nobody where all take the same', () => {
    expect(resultOf(blocked, settled({ counts: [5, 5], points: [5, 5] }), 'won').winners).toEqual([]);
  });

  it('lights whoever solved a deal alone (22.3)', () => {
    expect(resultOf(went(0), settled({ counts: [0], points: [1] }), 'won').winners).toEqual([0]);
    expect(resultOf(blocked, settled({ counts: [9], points: [0] }), 'won').winners).toEqual([]);
  });

  it('lets each of several seats write its own', () => {
    const told = resultOf(blocked, settled({ counts: [3, 3, 9], points: [9, 9, 0] }), 'won');
    expect(told.winners).toEqual([0, 1]);
    expect(told.carried.map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('lights who went out where points are losses, and nobody where that was nobody', () => {
    const losses = settled({ counts: [0, 14], points: [0, 14] });
    expect(resultOf(went(0), losses, 'lost')).toMatchObject({
      winners: [0],
      carried: [{ from: 1, to: 1, points: 14 }],
    });
    expect(resultOf(blocked, losses, 'lost').winners).toEqual([]);
  });

  it('names who won the match with it, but nobody where all but one have', () => {
    const standing = { deals: 3, totals: [12, 57], memory: null, winners: [1] };
    const last = settled({ counts: [12, 0], points: [0, 12], lines: handsTo(1, [12, 0]), standing });
    expect(resultOf(went(1), last, 'won').champions).toEqual([1]);
    expect(resultOf(went(1), last, 'lost').champions).toEqual([1]);
    const donkey = { deals: 3, totals: [101, 57, 20], memory: null, winners: [1, 2] };
    const lost = settled({ counts: [12, 0, 3], points: [12, 0, 3], standing: donkey });
    expect(resultOf(went(1), lost, 'lost').champions).toEqual([]);
  });
});

describe('the end of a deal of two sides (6.7)', () => {
  const SIDES = [0, 1, 0, 1];
  const standing = { deals: 1, totals: [20, 5, 20, 5], memory: null, winners: null };

  it('carries each hand of one side to who went out, lights both partners, and counts for both', () => {
    const deal = settled({
      counts: [30, 7, 0, 11],
      points: [18, 0, 18, 0],
      lines: [{ side: 0, from: 1, points: 18, why: 'hand' }],
      standing,
    });
    const told = resultOf(went(2, SIDES), deal, 'won');
    expect(told.winners).toEqual([0, 2]);
    expect(told.carried).toEqual([
      { from: 1, to: 2, points: 7 },
      { from: 3, to: 2, points: 11 },
    ]);
    expect(scoresWith(SIDES, deal, told.carried, (k) => k === 0)).toEqual([9, 5, 9, 5]);
    expect(scoresWith(SIDES, deal, told.carried, () => true)).toEqual([20, 5, 20, 5]);
  });

  it('lets a side write both of its hands, and one General once (16.4, 20.4)', () => {
    const loss = settled({ counts: [0, 7, 3, 11], points: [0, 18, 0, 18], standing });
    expect(resultOf(went(0, SIDES), loss, 'lost')).toMatchObject({
      winners: [0, 2],
      carried: [
        { from: 1, to: 1, points: 7 },
        { from: 3, to: 3, points: 11 },
      ],
    });
    const general = settled({ counts: [0, 7, 3, 11], points: [0, 1, 0, 1], standing });
    expect(resultOf(went(0, SIDES), general, 'lost').carried).toEqual([{ from: 1, to: 1, points: 1 }]);
  });

  it('crowns one side, whatever points are', () => {
    const last = settled({
      counts: [0, 7, 3, 11],
      points: [0, 18, 0, 18],
      standing: { ...standing, winners: [0, 2] },
    });
    expect(resultOf(went(0, SIDES), last, 'lost').champions).toEqual([0, 2]);
  });
});

describe('points that were made on the way (6.10)', () => {
  const deal = settled({
    counts: [0, 17, 18],
    made: [15, 40, 0],
    points: [50, 40, 0],
    lines: [
      { side: 0, points: 15, why: 'made' },
      { side: 1, points: 40, why: 'made' },
      { side: 0, from: 1, points: 15, why: 'hand' },
      { side: 0, from: 2, points: 20, why: 'hand' },
    ],
  });

  it('are no win of the deal, and fly no second time', () => {
    const told = resultOf(went(0), deal, 'won');
    expect(told.winners).toEqual([0]);
    expect(told.carried).toEqual([
      { from: 1, to: 0, points: 15 },
      { from: 2, to: 0, points: 20 },
    ]);
    const level = settled({
      counts: [5, 5],
      made: [10, 0],
      points: [10, 0],
      lines: [{ side: 0, points: 10, why: 'made' }],
    });
    expect(resultOf(blocked, level, 'won')).toMatchObject({ winners: [], carried: [] });
  });

  it('are on the plates before anything arrives', () => {
    const { carried } = resultOf(went(0), deal, 'won');
    const before = deal.standing.totals.map((total, seat) => total - (deal.points[seat] ?? 0));
    const scores = (arrived: (k: number) => boolean) =>
      scoresWith(ALONE, deal, carried, arrived).map((n, k) => n - (before[k] ?? 0));
    expect(scores(() => false)).toEqual([15, 40, 0]);
    expect(scores((k) => k === 0)).toEqual([30, 40, 0]);
    expect(scores(() => true)).toEqual([50, 40, 0]);
  });
});

describe('the score', () => {
  const deal = settled({ counts: [11, 4, 10], points: [0, 17, 0], lines: handsTo(1, [11, 4, 10], 4) });
  const { carried } = resultOf(went(1), deal, 'won');

  it('grows with what has arrived', () => {
    expect(scoresWith(ALONE, deal, carried, () => false)).toEqual([10, 10, 10]);
    expect(scoresWith(ALONE, deal, carried, (k) => k === 0)).toEqual([10, 21, 10]);
  });

  it('ends as it is written, also where the seat takes less than the others held', () => {
    expect(scoresWith(ALONE, deal, carried, () => true)).toEqual(deal.standing.totals);
  });
});
