import { describe, expect, it } from 'vitest';
import { donkeysOf, ranksOf } from '../../src/shell/standings.ts';

const standing = (totals: number[], winners: number[] | null = null) => ({ deals: 3, totals, memory: null, winners });

describe('the end of a match', () => {
  it('ranks by the highest total, and those who are level share a place', () => {
    expect(ranksOf(standing([20, 60, 20]), 'won')).toEqual([
      { seat: 1, total: 60, rank: 1 },
      { seat: 0, total: 20, rank: 2 },
      { seat: 2, total: 20, rank: 2 },
    ]);
  });

  it('ranks losses the other way round (5.8)', () => {
    expect(ranksOf(standing([20, 104, 0]), 'lost').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it('has a donkey where points are losses, several where they are level, and none before the end', () => {
    expect(donkeysOf(standing([20, 104, 0], [0, 2]), 'lost')).toEqual([1]);
    expect(donkeysOf(standing([104, 104], []), 'lost')).toEqual([0, 1]);
    expect(donkeysOf(standing([20, 90, 0]), 'lost')).toEqual([]);
    expect(donkeysOf(standing([20, 104, 0], [1]), 'won')).toEqual([]);
  });
});
