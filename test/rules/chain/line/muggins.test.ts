/** The page on Muggins: All Fives on a line that its first double crosses. */
import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../../src/rules/game.ts';
import { type ArrangedTable, tableOf } from '../../table.ts';

const two = tableOf('muggins', 2);
const three = tableOf('muggins', 3);
const lengthwise = tableOf('muggins', 2, { lengthwise: true });

/** What the table shows and what was scored, move by move. */
function sums(table: ArrangedTable, start: Deal, text: string): readonly string[] {
  let deal = start;
  return text.split(' ').map((move) => {
    const shownBefore = table.game.moves(deal);
    expect(shownBefore.length).toBeGreaterThan(0);
    deal = table.after(deal, move);
    const number = table.game.tableNumber?.(deal);
    expect(number?.parts.reduce((sum, part) => sum + part, 0)).toBe(number?.value);
    return `${number?.value}: ${deal.log.at(-1)?.scores ?? 0}`;
  });
}

describe('Muggins (14)', () => {
  const HANDS = ['4-6 1-6 2-6 0-1 0-2 0-3 0-4', '6-6 4-4 5-6 1-1 1-2 1-3 1-4'];

  it('6.9, 14.5: the line of the page, with the first double crossing', () => {
    const start = two.open(HANDS, { lot: 0 });
    const laid = sums(two, start, '!4-6 6-6@1 1-6@2 4-4@0 2-6@1 5-6@3 0-1@2');
    expect(laid).toEqual(['10: 10', '16: 0', '5: 5', '9: 0', '11: 0', '16: 0', '15: 15']);
  });

  it('6.3, 14.5: the sides of the first double are open at once, and a line that crosses once never crosses again', () => {
    const crossed = two.after(two.open(HANDS, { lot: 0 }), '!4-6 6-6@1');
    expect(crossed.ends.map(({ place, shows, state }) => `${place}:${shows} ${state}`)).toEqual([
      '0:4 open',
      '1:6 open',
      '2:6 free',
      '3:6 free',
    ]);
    const again = two.after(crossed, '1-6@2 4-4@0');
    expect(again.ends.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
  });

  it('6.3, 6.9: a led double has four sides at once, and counts both halves while fewer than two are covered', () => {
    const led = two.open(['6-6 5-6 0-1 0-2 0-3 0-4 0-5', '4-6 3-6 1-1 1-2 1-3 1-4 1-5'], { lot: 0 });
    expect(sums(two, led, '!6-6 4-6@2 5-6@1 3-6@0')).toEqual(['12: 0', '16: 0', '9: 0', '12: 0']);
    expect(two.after(led, '!6-6').ends.map(({ state }) => state)).toEqual(['free', 'free', 'free', 'free']);
  });

  it('14.6: by option a double but the one that crosses may lie lengthwise, and counts one half', () => {
    const start = lengthwise.open(HANDS, { lot: 0 });
    const before = lengthwise.after(start, '!4-6');
    expect(lengthwise.offers(before)).toEqual(expect.arrayContaining(['6-6@1', '4-4@0']));
    expect(lengthwise.offers(before).filter((move) => move.includes('='))).toEqual([]);
    const crossed = lengthwise.after(before, '6-6@1 1-6@2');
    expect(lengthwise.offers(crossed).filter((move) => move.startsWith('4-4'))).toEqual(['4-4@0', '4-4@0=']);
    expect(sums(lengthwise, crossed, '4-4@0')).toEqual(['9: 0']);
    expect(sums(lengthwise, crossed, '4-4@0=')).toEqual(['5: 5']);
    const laid = lengthwise.after(crossed, '4-4@0=');
    expect(laid.laid.at(-1)).toMatchObject({ tile: '4-4', lengthwise: true });
    expect(laid.log.at(-1)).toEqual({ seat: 1, do: 'play', tile: '4-4', arm: 0, lengthwise: true, scores: 5 });
    expect(two.offers(two.after(two.open(HANDS, { lot: 0 }), '!4-6 6-6@1 1-6@2')).join()).not.toContain('=');
  });

  it('14.7: a lot names who leads the first deal; then the lead goes round, and all of the boneyard may be drawn', () => {
    const start = two.open(HANDS, { lot: 1 });
    expect([start.turn?.seat, two.offers(start).length]).toEqual([1, 7]);
    const { standing } = two.game.settle(two.standing([0, 0]), two.playOut(start));
    expect(standing.memory).toEqual({ starts: 0 });
    const stuck = two.after(two.open(['6-6', '0-1 0-2 0-3 0-4 0-5 1-2 1-3'], { lot: 0 }), '!6-6');
    const last = { ...stuck, boneyard: stuck.boneyard.slice(0, 1) };
    expect(two.offers(last)).toEqual(['draw']);
  });

  it('14.8: a domino scores ten, and nothing for the others’ tiles', () => {
    const settled = three.settle(three.standing([0, 0, 0]), ['', '6-6', '0-1'], 'domino', 0);
    expect([settled.points, settled.lines]).toEqual([[10, 0, 0], [{ side: 0, points: 10, why: 'flat' }]]);
  });

  it('6.11, 14.8: blocked, what the lowest takes is rounded to the nearest five', () => {
    const blocked = (...hands: string[]) => three.settle(three.standing([0, 0, 0]), hands, 'blocked');
    expect(blocked('1-5', '6-6', '4-5').points).toEqual([15, 0, 0]);
    const rounded = blocked('1-5', '6-6 0-1', '4-6');
    expect([rounded.counts, rounded.points]).toEqual([
      [6, 13, 10],
      [15, 0, 0],
    ]);
    expect(rounded.lines.map(({ points, why }) => `${why} ${points}`)).toEqual([
      'hand 13',
      'hand 10',
      'own -6',
      'rounded -2',
    ]);
    expect(blocked('1-5', '2-4', '4-6').points).toEqual([0, 0, 0]);
  });
});
