/** The page on Goat. */
import { describe, expect, it } from 'vitest';
import { dealLabel, seedOfText, shuffledHeap } from '../../../../src/rules/chance.ts';
import { tableOf } from '../../table.ts';

const two = tableOf('goat', 2);
const sides = tableOf('goat', 4);
const alone = tableOf('goat', 4, { alone: true });
const DOUBLES = '0-0 1-1 2-2 3-3 4-4 0-1 0-2';

describe('Goat (16)', () => {
  it('16.1: two or three seats play each for itself, four in two sides; by option four alone', () => {
    const { game, options } = two;
    expect([2, 3, 4].map((seats) => game.sides(options, seats))).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 1, 0, 1],
    ]);
    expect(game.sides(alone.options, 4)).toEqual([0, 1, 2, 3]);
    for (const seats of [2, 3]) {
      expect(game.options({ alone: true }, seats)).toEqual({ ok: false, reason: 'alone is for four', detail: 'alone' });
      expect(game.options({ alone: false }, seats)).toMatchObject({ ok: true });
    }
  });

  it('6.5: the first of 1-1, 2-2 … 6-6, 0-0 leads the first deal, or the heaviest tile; later the winner any tile', () => {
    const led = (...hands: string[]) => two.offers(two.open(hands));
    expect(led('0-0 3-3', '2-2 6-6')).toContain('!1-1');
    expect(led('0-0 0-1 0-2 0-3 0-4 0-5 0-6', '6-6 5-5 1-2 1-3 1-4 1-5 1-6')).toEqual(['!5-5']);
    expect(led('0-0 0-1 0-2 0-3 0-4 0-5 0-6', '1-2 1-3 1-4 1-5 1-6 2-3 2-4')).toEqual(['!0-0']);
    expect(led('0-1 0-2 0-3 0-4 0-5 0-6 4-5', '1-2 1-3 1-4 1-5 1-6 3-6 2-4')).toEqual(['!3-6']);
    const later = two.open([], { deals: 1, memory: { starts: 1 } });
    expect([later.turn?.seat, two.offers(later).length]).toEqual([1, 7]);
    for (const how of ['domino', 'blocked'] as const) {
      expect(two.settle(two.standing([0, 0]), ['0-1', '0-2'], how, 1).standing.memory).toEqual({ starts: 1 });
    }
  });

  it('16.2: who cannot lay draws until it can; the last tile is not drawn', () => {
    const led = two.after(two.open(['1-1 0-1 1-2 1-3 1-4 1-5 1-6']), '!1-1');
    expect(led.boneyard).toHaveLength(14);
    const almost = two.after(led, Array(12).fill('draw').join(' '));
    expect(two.offers(almost)).toEqual(['draw']);
    const drawn = two.after(almost, 'draw');
    expect([drawn.boneyard.length, two.offers(drawn)]).toEqual([1, ['pass']]);
  });

  it('16.2: with four seats all 28 are dealt: it passes', () => {
    const led = sides.after(sides.open(['1-1 0-1 1-2 1-3 1-4 1-5 1-6', '', '', '']), '!1-1');
    expect(led.boneyard).toEqual([]);
    expect(sides.offers(led)).toEqual(['pass']);
  });

  it('16.3: a double is a tile like any other, one a turn, and no tile has a special count', () => {
    const hands = ['1-1 0-2 0-4 0-5 2-4 4-4 4-5', '1-3 2-2 3-3 5-5 6-6 0-6 2-3'];
    const ready = two.after(two.open(hands, { yard: '1-2' }), '!1-1 1-3@0 draw 1-2@1');
    expect([...two.offers(ready)].sort()).toEqual(['2-2@1', '2-3@0', '2-3@1', '3-3@0']);
    expect(two.settle(two.standing([0, 0]), ['0-0', '6-6'], 'blocked').counts).toEqual([0, 12]);
  });

  it('6.8, 16.4: at a domino every other seat writes its own count, of two sides the other one its count', () => {
    const hands = ['', '5-5 4-6', '6-6 2-3', '1-6 4-5'];
    expect(alone.settle(alone.standing([1, 1, 1, 1]), hands, 'domino', 0).points).toEqual([0, 20, 17, 16]);
    expect(sides.settle(sides.standing([1, 1, 1, 1]), hands, 'domino', 0).points).toEqual([0, 36, 0, 36]);
  });

  it('16.4: alone, blocked, counts 3, 10, 3, 20, accounts closed: seat 3 writes 20, seat 1 nothing', () => {
    const hands = ['1-2', '4-6', '0-3', '5-5 4-6'];
    const settled = alone.settle(alone.standing([0, 0, 0, 0]), hands, 'blocked');
    expect(settled.counts).toEqual([3, 10, 3, 20]);
    expect(settled.points).toEqual([0, 0, 0, 20]);
    expect(settled.lines).toEqual([
      { side: 1, points: 0, why: 'closed' },
      { side: 3, points: 20, why: 'own' },
    ]);
    // Open accounts: those that tie for lowest write nothing, the others their own.
    expect(alone.settle(alone.standing([1, 1, 1, 1]), hands, 'blocked').points).toEqual([0, 10, 0, 20]);
  });

  it('16.4: sides, blocked with counts 3, 10, 8, 1: 11 each: nothing; of others the higher side writes its count', () => {
    const before = sides.standing([1, 1, 1, 1]);
    const level = sides.settle(before, ['1-2', '4-6', '2-6', '0-1'], 'blocked');
    expect([level.counts, level.points]).toEqual([
      [3, 10, 8, 1],
      [0, 0, 0, 0],
    ]);
    expect(sides.settle(before, ['1-2', '4-6', '2-6', '1-3'], 'blocked').points).toEqual([0, 14, 0, 14]);
  });

  it('16.5: sides, seat 0 dominoes: 12 and no account: nothing; next 13: it stands at 13; next 4: 17', () => {
    const lost = (totals: readonly number[], one: string, three: string) =>
      sides.settle(sides.standing(totals), ['', one, '5-5', three], 'domino', 0);
    const first = lost([0, 0, 0, 0], '2-3', '1-6');
    expect([first.points, first.standing.totals]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(first.lines).toEqual([{ side: 1, points: 0, why: 'closed' }]);
    const second = lost(first.standing.totals, '2-3', '2-6');
    expect(second.standing.totals).toEqual([0, 13, 0, 13]);
    expect(lost(second.standing.totals, '0-3', '0-1').standing.totals).toEqual([0, 17, 0, 17]);
  });

  it('16.5: by option a loss under 13 is never written, also when the account is open', () => {
    const each = tableOf('goat', 3, { opens: 'each' });
    const lost = (totals: readonly number[], ...hands: string[]) =>
      each.settle(each.standing(totals), hands, 'domino', 0);
    const small = lost([0, 17, 40], '', '6-6', '2-3');
    expect([small.points, small.standing.totals]).toEqual([
      [0, 0, 0],
      [0, 17, 40],
    ]);
    expect(small.lines.map(({ why }) => why)).toEqual(['small', 'small']);
    expect(lost([0, 17, 0], '', '6-6 0-1', '2-3').points).toEqual([0, 13, 0]);
    expect(each.game.worth?.neverOpens?.(each.options)).toBe(true);
    expect(sides.options.opens).toBe('once');
  });

  it('6.10, 16.6: the first at 101 or more is the goat; of several the highest, level ones share it', () => {
    const winners = (totals: readonly number[]) =>
      alone.settle(alone.standing(totals), ['1-2', '4-6', '0-3', '5-5 4-6'], 'blocked').standing.winners;
    expect(winners([90, 90, 0, 80])).toBeNull();
    expect(winners([90, 91, 0, 80])).toEqual([0, 2, 3]);
    expect(winners([90, 91, 0, 82])).toEqual([0, 1, 2]);
    expect(winners([90, 92, 0, 82])).toEqual([0, 2]);
    const pair = sides.settle(sides.standing([50, 90, 50, 90]), ['', '4-6', '', '0-1'], 'domino', 0).standing;
    expect([pair.totals, pair.winners]).toEqual([
      [50, 101, 50, 101],
      [0, 2],
    ]);
  });

  it('16.7: a hand with five doubles is thrown in, and dealt again with the same number and the same leader', () => {
    const again = { deals: 3, memory: { starts: 1 } };
    const thrown = two.open([DOUBLES], again);
    expect([thrown.phase, thrown.turn, thrown.deal]).toEqual(['thrownIn', null, 4]);
    expect(two.open([DOUBLES.replace('4-4', '4-5')], again)).toMatchObject({
      phase: 'leading',
      deal: 4,
      turn: { seat: 1 },
    });
    const kept = tableOf('goat', 2, { redealDoubles: false });
    expect(kept.open([DOUBLES], again)).toMatchObject({ phase: 'leading', deal: 4, turn: { seat: 1 } });
  });

  it('16.7: with four seats that is one deal in 65', () => {
    const { game, options } = sides;
    const set = game.set(options);
    const deals = 6500;
    let thrown = 0;
    for (let n = 0; n < deals; n++) {
      const heap = shuffledHeap(seedOfText('goat'), dealLabel(1, n), set);
      if (game.open(game.begin(options, 4), options, 4, heap, 0).phase === 'thrownIn') thrown++;
    }
    expect(Math.abs(thrown - deals / 65)).toBeLessThan(4 * Math.sqrt(deals / 65));
  });
});
