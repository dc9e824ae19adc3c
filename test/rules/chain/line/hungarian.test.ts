/** The page on Hungarian. */
import { describe, expect, it } from 'vitest';
import { onlyHolds, tableOf } from '../../table.ts';

const table = tableOf('hungarian', 4);
const CHAIN = '6-6 3-6 3-3 1-3 2-6 0-0';

describe('Hungarian (12)', () => {
  it('12.1: seat 0 leads 6-6 and lays 3-6, 3-3 and 1-3 on arm 0, 2-6 on arm 1: five tiles, one turn', () => {
    const start = table.open([CHAIN, '', '', '']);
    expect([start.hands.map((hand) => hand.length), start.dead.length]).toEqual([[6, 6, 6, 6], 4]);
    expect(table.offers(start)).toEqual(['!6-6+']);
    const fourth = table.after(start, '!6-6+ 3-6@0+ 3-3@0+ 1-3@0+');
    expect(fourth.turn).toMatchObject({ seat: 0, laid: [0, 1, 2, 3] });
    expect(table.offers(fourth)).toEqual(['2-6@1']);
    const done = table.after(fourth, '2-6@1');
    expect(done.turn).toEqual({ seat: 1, drew: [], laid: [] });
    expect(done.ends.map(({ shows }) => shows)).toEqual([1, 2]);
    expect(done.log.every(({ seat }) => seat === 0)).toBe(true);
  });

  it('12.1: it lays in the order and on the ends it likes, and may not stop before nothing fits', () => {
    const led = table.after(table.open([CHAIN]), '!6-6+');
    expect([...table.offers(led)].sort()).toEqual(['2-6@0+', '2-6@1+', '3-6@0+', '3-6@1+']);
    const other = table.after(led, '2-6@0+');
    expect(table.offers(other)).toEqual(['3-6@1+']);
    expect(table.after(other, '3-6@1+').turn?.seat).toBe(0);
  });

  it('12.1: a lead after which nothing fits is the whole turn', () => {
    const start = table.open(['6-6 0-1 0-2 0-3 0-4 0-5']);
    expect(table.offers(start)).toEqual(['!6-6']);
    expect(table.after(start, '!6-6').turn?.seat).toBe(1);
  });

  it('12.1: who has no fitting tile passes, and a turn in which something was laid is not closed by a pass', () => {
    const laid = table.after(table.open(['6-6 0-1 0-2 0-3 0-4 0-5', '1-2 1-3 1-4 2-3 2-4 3-4', '5-6 1-1']), '!6-6');
    expect(table.offers(laid)).toEqual(['pass']);
    const next = table.after(laid, 'pass');
    expect(table.offers(next)).not.toContain('pass');
    for (const { log } of [table.playOut(next), table.playOut(table.open([CHAIN]))]) {
      const passes = log.flatMap(({ do: what, seat }, n) => (what === 'pass' ? [{ seat, before: log[n - 1] }] : []));
      for (const { seat, before } of passes) expect(before?.seat).not.toBe(seat);
    }
  });

  it('12.2: a last tile dominoes at once; the match is to 101', () => {
    const last = onlyHolds(table.after(table.open(['6-6 0-1 0-2 0-3 0-4 0-5', '5-6 2-6']), '!6-6'), 1, ['5-6']);
    const ended = table.after(last, '5-6@1');
    expect(ended.outcome).toEqual({ how: 'domino', by: 1 });
    expect(table.options).toEqual({ barricade: false, by: 'points', target: 101 });
    const { settle, standing } = table;
    expect(settle(standing([95, 0, 0, 0]), ['', '0-5', '', ''], 'domino').standing.winners).toBeNull();
    expect(settle(standing([96, 0, 0, 0]), ['', '0-5', '', ''], 'domino').standing.winners).toEqual([0]);
  });

  it('12.2: blocked with counts 21, 17, 30: seat 1 scores 51', () => {
    const three = tableOf('hungarian', 3);
    const hands = ['6-6 4-5', '5-5 3-4', '5-6 4-6 2-6 0-1'];
    const settled = three.settle(three.standing([0, 0, 0]), hands, 'blocked');
    expect(settled.counts).toEqual([21, 17, 30]);
    expect(settled.points).toEqual([0, 51, 0]);
  });
});
