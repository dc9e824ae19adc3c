/** The page on Sports. */
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../table.ts';

const table = tableOf('sports', 4);
const none = table.standing([0, 0, 0, 0]);

describe('Sports (18)', () => {
  it('18.1: two sides, all tiles dealt; who cannot lay passes, and a turn is one tile', () => {
    const start = table.open(['6-6 5-5 4-4 3-3 2-2 1-1 0-6', '0-0 0-1 0-2 0-3 0-4 0-5 1-2'], { lot: 0 });
    expect([start.sides, start.boneyard, start.hands.map((hand) => hand.length)]).toEqual([
      [0, 1, 0, 1],
      [],
      [7, 7, 7, 7],
    ]);
    expect(table.offers(start)).toHaveLength(7);
    const led = table.after(start, '!6-6');
    expect(led.turn?.seat).toBe(1);
    expect(table.offers(led)).toEqual(['pass']);
  });

  it('6.5, 18.1: the lot names who leads first, with any tile, and then the lead goes round', () => {
    expect(table.open([], { lot: 2 }).turn?.seat).toBe(2);
    for (const lot of [0, 3]) {
      const { standing } = table.game.settle(none, table.playOut(table.open([], { lot })));
      expect(standing.memory).toEqual({ starts: (lot + 1) % 4 });
    }
    expect(table.open([], { lot: 0, deals: 1, memory: { starts: 3 } }).turn?.seat).toBe(3);
  });

  it('18.1: seat 2 dominoes, seat 0 holds 30, seats 1 and 3 hold 7 and 11: seats 0 and 2 score 18', () => {
    const settled = table.settle(none, ['5-6 4-6 2-6 0-1', '1-6', '', '5-6'], 'domino', 2);
    expect([settled.counts, settled.points]).toEqual([
      [30, 7, 0, 11],
      [18, 0, 18, 0],
    ]);
  });

  it('18.1: blocked, counts 5, 9, 6, 1: 11 against 10: seats 1 and 3 score 11', () => {
    const settled = table.settle(none, ['0-5', '3-6', '0-6', '0-1'], 'blocked', 0);
    expect([settled.counts, settled.points]).toEqual([
      [5, 9, 6, 1],
      [0, 11, 0, 11],
    ]);
  });

  it('18.2: after a number of deals that is a multiple of four the higher total wins; level ones share', () => {
    expect(table.options).toEqual({ deals: 8 });
    expect(table.game.options({ deals: 12 }, 4)).toMatchObject({ ok: true });
    expect(table.game.options({ deals: 10 }, 4)).toMatchObject({ ok: false, detail: 'deals' });
    const winners = (deals: number, totals: readonly number[]) =>
      table.settle(table.standing(totals, deals), ['', '1-6', '', '5-6'], 'domino', 2).standing.winners;
    expect(winners(6, [100, 0, 100, 0])).toBeNull();
    expect(winners(7, [10, 27, 10, 27])).toEqual([0, 2]);
    expect(winners(7, [10, 29, 10, 29])).toEqual([1, 3]);
    expect(winners(7, [10, 28, 10, 28])).toEqual([0, 1, 2, 3]);
  });
});
