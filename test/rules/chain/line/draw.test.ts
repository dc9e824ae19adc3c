/** The page on Draw, as far as numbers match by being equal. */
import { describe, expect, it } from 'vitest';
import { onlyHolds, tableOf } from '../../table.ts';

const draw = tableOf('draw', 2);
const three = tableOf('draw', 3);

describe('Draw (8)', () => {
  const LOW = '2-2 0-1 0-2 0-3 0-4 0-5 0-6';
  const HIGH = '4-4 1-2 1-3 1-4 1-5 1-6 2-3';

  it('8.1: is led from 6-6 down, or by option from 0-0 up; else with the heaviest tile', () => {
    const upwards = tableOf('draw', 2, { leadFrom: '0-0' });
    expect(draw.offers(draw.open([LOW, HIGH]))).toEqual(['!4-4']);
    expect(upwards.offers(upwards.open([LOW, HIGH]))).toEqual(['!2-2']);
    expect(upwards.offers(upwards.open([LOW.replace('2-2', '0-0'), HIGH]))).toEqual(['!0-0']);
    const none = ['3-6 0-1 0-2 0-3 0-4 0-5 0-6', '4-5 1-2 1-3 1-4 1-5 1-6 2-3'];
    for (const table of [draw, upwards]) expect(table.offers(table.open(none))).toEqual(['!3-6']);
  });

  it('8.2: who cannot lay draws until it can, and then lays', () => {
    const start = draw.open(['6-6', '0-0 0-1 0-2 0-3 0-4 1-1 1-2'], { yard: '2-2 2-6 3-6' });
    const stuck = draw.after(start, '!6-6');
    expect(draw.offers(stuck)).toEqual(['draw']);
    expect(draw.offers(draw.after(stuck, 'draw'))).toEqual(['draw']);
    expect(draw.offers(draw.after(stuck, 'draw draw'))).toEqual(['2-6@0', '2-6@1']);
  });

  it('8.2: all of the boneyard may be drawn; then it passes', () => {
    const led = draw.after(draw.open(['6-6 0-6 1-6 2-6 3-6 4-6 5-6']), '!6-6');
    expect(led.boneyard).toHaveLength(14);
    const almost = draw.after(led, Array(13).fill('draw').join(' '));
    expect(draw.offers(almost)).toEqual(['draw']);
    const drawn = draw.after(almost, 'draw');
    expect([drawn.boneyard, draw.offers(drawn)]).toEqual([[], ['pass']]);
  });

  it('8.3: a hand of 0-0 alone counts 25, with other tiles 0-0 counts 0; a blocked deal is decided by these counts', () => {
    const before = three.standing([0, 0, 0]);
    const blocked = three.settle(before, ['0-0', '1-4', '2-2 0-3'], 'blocked');
    expect(blocked.counts).toEqual([25, 5, 7]);
    expect(blocked.points).toEqual([0, 27, 0]);
    expect(blocked.lines).toEqual([
      { side: 1, from: 0, points: 25, why: 'hand' },
      { side: 1, from: 2, points: 7, why: 'hand' },
      { side: 1, points: -5, why: 'own' },
    ]);
    expect(three.settle(before, ['', '0-0 2-6', '3-3'], 'domino', 0).points).toEqual([14, 0, 0]);
    expect(three.settle(before, ['', '0-0', '3-3'], 'domino', 0).points).toEqual([31, 0, 0]);
  });

  it('8.4: a blocked deal is the lowest’s, whoever laid the last tile', () => {
    const before = three.standing([0, 0, 0]);
    for (const by of [0, 1, 2]) {
      expect(three.settle(before, ['4-5', '1-4', '5-6'], 'blocked', by).points).toEqual([0, 15, 0]);
    }
    expect(three.settle(before, ['2-3', '1-4', '5-6'], 'blocked', 2).points).toEqual([0, 0, 0]);
  });

  it('8.3: by option 0-0 counts 25 in every hand', () => {
    const heavy = tableOf('draw', 3, { heavyBlank: 'always' });
    const before = heavy.standing([0, 0, 0]);
    const blocked = heavy.settle(before, ['0-0 2-6', '1-4', '2-2 0-3'], 'blocked');
    expect([blocked.counts, blocked.points]).toEqual([
      [33, 5, 7],
      [0, 35, 0],
    ]);
    expect(heavy.settle(before, ['', '0-0', '3-3'], 'domino', 0).points).toEqual([31, 0, 0]);
    expect(three.options.heavyBlank).toBe('alone');
  });

  it('8.4: by option it is the last to lay who scores: the others’ counts less its own, or nothing', () => {
    const last = tableOf('draw', 3, { blockedTo: 'last' });
    const before = last.standing([0, 0, 0]);
    const blocked = last.settle(before, ['4-5', '1-4', '5-6'], 'blocked', 0);
    expect(blocked.points).toEqual([5 + 11 - 9, 0, 0]);
    expect(blocked.lines).toEqual([
      { side: 0, from: 1, points: 5, why: 'hand' },
      { side: 0, from: 2, points: 11, why: 'hand' },
      { side: 0, points: -9, why: 'own' },
    ]);
    const less = last.settle(before, ['5-6 5-5', '1-4', '0-6'], 'blocked', 0);
    expect([less.points, less.lines]).toEqual([[0, 0, 0], []]);
    expect(three.options.blockedTo).toBe('lowest');
  });

  it('8.4, 9.3: a barricade is the lowest’s, whatever that option says', () => {
    const last = tableOf('draw', 3, { blockedTo: 'last', barricade: true });
    const barred = last.settle(last.standing([0, 0, 0]), ['4-5', '3-4', '5-5 0-5'], 'barricade', 0);
    expect(barred.points).toEqual([-18, 17, 0]);
  });

  describe('two doubles in one turn (8.6)', () => {
    const two = tableOf('draw', 2, { twoDoubles: true });
    const HANDS = ['6-6 3-6 0-2 0-4 1-2 1-4 2-4', '5-6 3-3 5-5 0-3 0-0 0-1 1-1'];
    const MOVES = '!6-6 5-6@0 3-6@1';

    it('8.6: each lies on an end of its own, in either order; the first goes on', () => {
      const ready = two.after(two.open(HANDS), MOVES);
      expect([...two.offers(ready)].sort()).toEqual(['0-3@1', '3-3@1', '3-3@1+', '5-5@0', '5-5@0+']);
      const first = two.after(ready, '5-5@0+');
      expect(first.turn).toMatchObject({ seat: 1, laid: [3] });
      expect(two.offers(first)).toEqual(['3-3@1']);
      for (const both of ['5-5@0+ 3-3@1', '3-3@1+ 5-5@0']) {
        const after = two.after(ready, both);
        expect([after.turn?.seat, after.laid.length]).toEqual([0, 5]);
      }
      expect(two.after(ready, '5-5@0').turn?.seat).toBe(0);
    });

    it('8.6: the lead and a tile that is no double are a turn of their own, and only the option allows two', () => {
      expect(two.offers(two.open(HANDS))).toEqual(['!6-6']);
      const plain = draw.after(draw.open(HANDS), MOVES);
      expect([...draw.offers(plain)].sort()).toEqual(['0-3@1', '3-3@1', '5-5@0']);
    });

    it('8.6: a last tile of two dominoes', () => {
      const ready = onlyHolds(two.after(two.open(HANDS), MOVES), 1, ['3-3', '5-5']);
      expect(two.after(ready, '3-3@1+ 5-5@0').outcome).toEqual({ how: 'domino', by: 1 });
    });
  });
});
