/** The page on Bergen. */
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../table.ts';

const two = tableOf('bergen', 2);
const three = tableOf('bergen', 3);

describe('Bergen (11)', () => {
  it('6.5: is led with the lowest double that was dealt, or else with the lightest tile', () => {
    expect(two.offers(two.open(['3-3 6-6 0-1 0-2 0-3 0-4', '2-2 5-5 1-2 1-3 1-4 1-5']))).toEqual(['!2-2']);
    expect(two.offers(two.open(['3-3 0-1', '0-0 5-5']))).toEqual(['!0-0']);
    const none = two.open(['0-4 1-4 1-5 1-6 2-3 2-4', '1-3 2-5 2-6 3-4 3-5 3-6']);
    expect([none.turn?.seat, two.offers(none)]).toEqual([1, ['!1-3']]);
    const level = two.open(['0-3 1-4 1-5 1-6 2-4 2-5', '1-2 2-6 3-4 3-5 3-6 4-5']);
    expect([level.turn?.seat, two.offers(level)]).toEqual([1, ['!1-2']]);
    expect(two.game.lacks?.(two.after(level, '!1-2'))[0]).toMatchObject({
      seats: [0, 1],
      tiles: ['0-0', '0-1', '0-2', '1-1', '2-2', '3-3', '4-4', '5-5', '6-6'],
    });
  });

  it('11.1, 11.2, 11.3: the line of the page: 2, 0, 2, 0, 3, 0, 0, 2, 5', () => {
    const deal = two.open(['1-1 4-4 3-4 4-5 6-6 0-2', '1-4 1-3 4-6 5-6 0-3 0-5']);
    const said: unknown[] = [];
    let now = deal;
    for (const move of '!1-1 1-4@1 4-4@1 1-3@0 3-4@0 4-6@1 4-5@0 5-6@0 6-6@0'.split(' ')) {
      now = two.after(now, move);
      said.push(now.log.at(-1)?.scores ?? 0);
    }
    expect(said).toEqual([2, 0, 2, 0, 3, 0, 0, 2, 5]);
    expect(now.scored).toEqual([12, 2]);
    expect(two.game.tableNumber).toBeUndefined();
  });

  it('11.1: a led tile that shows two equal ends or a double scores 2, no more', () => {
    const beats = two.beats(two.open(['6-6 5-5 0-0', '']), '!0-0');
    expect(beats.at(-1)).toEqual({ beat: 'scored', seat: 0, points: 2, sum: null });
  });

  it('11.4: who cannot lay draws one tile, which must be played if it fits; else the turn is over', () => {
    const led = two.after(two.open(['0-0 1-1', '2-2 3-3 4-4 5-5 6-6 2-3'], { yard: '0-5 3-4' }), '!0-0');
    expect(two.offers(led)).toEqual(['draw']);
    expect(two.offers(two.after(led, 'draw'))).toEqual(['0-5@0', '0-5@1']);
    const elsewhere = two.after(two.open(['0-0 1-1', '2-2 3-3 4-4 5-5 6-6 2-3'], { yard: '3-4 0-5' }), '!0-0 draw');
    expect(two.offers(elsewhere)).toEqual(['pass']);
    expect(two.after(elsewhere, 'pass').turn?.seat).toBe(0);
  });

  it('11.5: a domino scores two', () => {
    const settled = three.settle(three.standing([0, 0, 0]), ['', '6-6', '0-1'], 'domino', 0);
    expect([settled.points, settled.made]).toEqual([
      [2, 0, 0],
      [0, 0, 0],
    ]);
    expect(settled.lines).toEqual([{ side: 0, points: 2, why: 'flat' }]);
  });

  it('11.5: blocked, the one without a double scores two; of several the lowest; with doubles all round the lowest of all', () => {
    const blocked = (...hands: string[]) => three.settle(three.standing([0, 0, 0]), hands, 'blocked').points;
    expect(blocked('0-0', '5-6', '1-1')).toEqual([0, 2, 0]);
    expect(blocked('5-6', '4-6', '0-0')).toEqual([0, 2, 0]);
    expect(blocked('5-6', '1-1', '2-2 0-3')).toEqual([2, 0, 0]);
    expect(blocked('2-2 0-3', '1-1', '3-3')).toEqual([0, 2, 0]);
    expect(blocked('2-4', '1-5', '0-0')).toEqual([0, 0, 0]);
    expect(blocked('1-1 0-4', '3-3', '4-4')).toEqual([0, 0, 0]);
  });

  it('6.10: is played to fifteen by two, to ten by more', () => {
    expect([two.options, three.options]).toMatchObject([{ target: 15 }, { target: 10 }]);
    expect(two.game.options({ target: 5 }, 2).ok).toBe(true);
    expect(two.game.options({ target: 105 }, 2).ok).toBe(false);
    expect(two.settle(two.standing([14, 0]), ['', '0-1'], 'domino', 0).standing.winners).toEqual([0]);
  });

  it('11.2: a led double counts as the last of an arm on which nothing lies', () => {
    const start = two.open(['0-0 1-1 2-3 0-2 0-3 0-4', '1-2 1-3 0-1 2-4 2-5 2-6']);
    const line = two.after(start, '!0-0 0-1@0 1-1@0 1-2@0 2-3@0 1-3@0');
    expect(line.ends.map(({ shows }) => shows)).toEqual([1, 0]);
    const led = two.open(['3-3 0-4 0-5 0-6 4-5 5-6', '3-4 3-5 1-2 2-4 2-6 2-5'], { deals: 0 });
    const met = two.after(led, '!3-3 3-4@0 4-5@0 3-5@0');
    expect(met.ends.map(({ shows }) => shows)).toEqual([3, 3]);
    expect(met.log.at(-1)?.scores).toBe(3);
  });
});
