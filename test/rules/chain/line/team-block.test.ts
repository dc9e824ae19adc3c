/** The page on Team Block, and on sides wherever there are two. */
import { describe, expect, it } from 'vitest';
import { seen } from '../../../../src/rules/seen.ts';
import { tableOf } from '../../table.ts';

const table = tableOf('team-block', 4);
const none = table.standing([0, 0, 0, 0]);

describe('Team Block (7)', () => {
  it('6.7: seats 0 and 2 are one side, 1 and 3 the other; it is Block with four seats', () => {
    expect(table.game.sides(table.options, 4)).toEqual([0, 1, 0, 1]);
    const start = table.open(['', '5-5', '4-4']);
    expect(start.sides).toEqual([0, 1, 0, 1]);
    expect(table.offers(start)).toEqual(['!5-5']);
    expect(table.game.options({}, 3)).toMatchObject({ ok: false, reason: 'seats' });
  });

  it('6.7: partners see only their own tiles', () => {
    const start = table.open(['0-1', '5-5', '4-4']);
    const known = seen(table.game, start, 0);
    for (const at of start.hands[0] ?? []) expect(known.heap[at]).not.toBeNull();
    for (const at of start.hands[2] ?? []) expect(known.heap[at]).toBeNull();
  });

  it('6.7, 6.8: a side scores the other side’s count, and the partner’s hand counts for nobody', () => {
    const settled = table.settle(none, ['', '2-3', '6-6', '1-6'], 'domino', 0);
    expect(settled.points).toEqual([12, 0, 12, 0]);
    expect(settled.counts).toEqual([0, 5, 12, 7]);
    expect(settled.lines).toEqual([{ side: 0, from: 1, points: 12, why: 'hand' }]);
  });

  it('6.7, 7.3: blocked with counts 6, 3, 4, 9: 10 against 12, seats 0 and 2 score 12; level sides nothing', () => {
    const settled = table.settle(none, ['0-6', '0-3', '0-4', '3-6'], 'blocked', 3);
    expect(settled.counts).toEqual([6, 3, 4, 9]);
    expect(settled.points).toEqual([12, 0, 12, 0]);
    expect(table.settle(none, ['0-6', '0-3', '0-4', '1-6'], 'blocked', 3).points).toEqual([0, 0, 0, 0]);
  });

  it('6.7: both seats of a side win, and level sides past the target deal again', () => {
    const standingAfter = (totals: readonly number[]) =>
      table.settle(table.standing(totals), ['', '2-3', '6-6', '1-6'], 'domino', 0).standing;
    expect(standingAfter([88, 95, 88, 95])).toMatchObject({ totals: [100, 95, 100, 95], winners: [0, 2] });
    expect(standingAfter([90, 110, 90, 110]).winners).toEqual([1, 3]);
    expect(standingAfter([90, 102, 90, 102]).winners).toBeNull();
    expect(standingAfter([80, 95, 80, 95]).winners).toBeNull();
  });
});
