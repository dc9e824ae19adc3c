import { describe, expect, it } from 'vitest';
import type { Deal, Game, Settlement } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { dealPoints, oneDeal } from '../../src/rules/one-deal.ts';

const [cyprus] = games as readonly [Game];

/** The winners of a deal that wrote these points in a match that goes on, or is decided. */
function winnersOf(kind: Game['points'], part: Partial<Settlement> & Pick<Settlement, 'points'>, decided?: number[]) {
  const standing = { deals: 1, totals: part.points, memory: null, winners: decided ?? null };
  const settle = () => ({ counts: [], lines: [], ...part, standing });
  const deal = { seats: part.points.length } as Deal;
  return oneDeal({ ...cyprus, points: kind, settle }).settle(standing, deal).standing.winners;
}

describe('a match of one deal', () => {
  it('is won by who makes most of it, or by several, or by nobody', () => {
    expect(winnersOf('won', { points: [0, 34, 0] })).toEqual([1]);
    expect(winnersOf('won', { points: [10, 10, 10] })).toEqual([0, 1, 2]);
    expect(winnersOf('won', { points: [0, 0, 0] })).toEqual([]);
  });

  it('is won by all but who lost most of it, written or carried over', () => {
    expect(winnersOf('lost', { points: [0, 20, 0], remembered: [5, 0, 0] })).toEqual([0, 2]);
    expect(winnersOf('lost', { points: [0, 0, 0], remembered: [5, 0, 12] })).toEqual([0, 1]);
    expect(winnersOf('lost', { points: [0, 0, 0] })).toEqual([0, 1, 2]);
    expect(dealPoints({ points: [0, 20], remembered: [5, 0] })).toEqual([5, 20]);
  });

  it('leaves a match as it is that its first deal decides', () => {
    expect(winnersOf('won', { points: [70, 0] }, [0])).toEqual([0]);
  });
});
