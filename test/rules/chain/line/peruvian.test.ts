/** The page on Peruvian. */
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../table.ts';

const table = tableOf('peruvian', 4);
const none = table.standing([0, 0, 0, 0]);
/** Counts 14, 9, 11, 20. */
const HANDS = ['6-6 1-1', '4-5', '5-6', '4-6 0-2 3-5'];

describe('Peruvian (7)', () => {
  it('7.5: is played as Block: a tile is drawn after every turn', () => {
    const led = table.after(table.open(['5-5'], { yard: '0-5' }), '!5-5');
    expect(table.offers(led)).toEqual(['draw']);
    expect(table.after(led, 'draw').turn?.seat).toBe(1);
    expect(table.options).toEqual({ barricade: false, secret: true, deals: 7 });
  });

  it('6.8, 7.5: everybody writes its own count against itself, and whoever dominoes 0', () => {
    const settled = table.settle(none, ['6-6 1-1', '4-5', '', '5-5'], 'domino', 2);
    expect(settled.points).toEqual([14, 9, 0, 10]);
    expect(settled.lines.map(({ side, why }) => `${side} ${why}`)).toEqual(['0 own', '1 own', '3 own']);
  });

  it('7.5: blocked by seat 2, counts 14, 9, 11, 20: written 14, 9, 44, 20; by seat 1: 14, 9, 11, 20', () => {
    const fourfold = table.settle(none, HANDS, 'blocked', 2);
    expect(fourfold.counts).toEqual([14, 9, 11, 20]);
    expect(fourfold.points).toEqual([14, 9, 44, 20]);
    expect(fourfold.lines[2]).toEqual({ side: 2, points: 44, why: 'fourfold' });
    expect(table.settle(none, HANDS, 'blocked', 1).points).toEqual([14, 9, 11, 20]);
    // Level with the lowest: no count is lower.
    expect(table.settle(none, ['6-6 1-1', '4-5', '3-6', '5-6'], 'blocked', 2).points).toEqual([14, 9, 9, 11]);
  });

  it('7.6: what was written is kept for five deals, where it is played so, and hands are turned up all the same', () => {
    const start = table.open(['5-5']);
    const facts = (deals: number, options = start.options) =>
      table.game.facts?.({ ...start, options }, 'table', table.standing([0, 0, 0, 0], deals));
    expect([0, 5, 6].map((deals) => facts(deals))).toEqual([[{ kind: 'secret' }], [{ kind: 'secret' }], []]);
    expect(facts(1, { ...start.options, secret: false })).toEqual([]);
    expect(table.settle(none, HANDS, 'blocked', 2).counts).toEqual([14, 9, 11, 20]);
  });

  it('7.5: after seven deals the lowest total wins, and level totals share the win', () => {
    const winnersAfter = (deals: number, totals: readonly number[]) =>
      table.settle(table.standing(totals, deals), ['6-6 1-1', '4-5', '', '5-5'], 'domino', 2).standing.winners;
    expect(winnersAfter(5, [0, 6, 15, 5])).toBeNull();
    expect(winnersAfter(6, [0, 6, 15, 5])).toEqual([0]);
    expect(winnersAfter(6, [1, 6, 15, 5])).toEqual([0, 1, 2, 3]);
  });
});
