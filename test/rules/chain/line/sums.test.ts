/** The page on halves that touch and make a sum: All Sevens, Matador, and Draw by sums of six. */
import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../../src/rules/game.ts';
import { tiles } from '../../arranged.ts';
import { type ArrangedTable, onlyHolds, tableOf } from '../../table.ts';

/** The legal moves, sorted; of a seat that holds just these tiles, where they are named. */
function offered(table: ArrangedTable, deal: Deal, held?: string): readonly string[] {
  const known = held === undefined ? deal : onlyHolds(deal, deal.turn?.seat ?? 0, tiles(held));
  return [...table.offers(known)].sort();
}

describe('All Sevens and Matador (10)', () => {
  const two = tableOf('all-sevens', 2);
  const three = tableOf('all-sevens', 3);
  const matador = tableOf('matador', 3);

  /** A line with the ends 5 and 0, seat 0 to move. */
  const fiveAndZero = two.after(two.open(['5-5 1-1 2-2 1-2 1-3 2-3 2-4', '0-2 0-3 2-5 0-1 0-4 0-5 0-6']), '!5-5 0-2@1');

  it('10.1: an end takes a half that makes seven with it, and a blank end and a blank half only meet a joker', () => {
    expect(fiveAndZero.ends.map(({ shows, accepts }) => [shows, accepts])).toEqual([
      [5, [2]],
      [0, []],
    ]);
    expect(two.offers(fiveAndZero).filter((move) => move.startsWith('2-4'))).toEqual(['2-4@0']);
    expect(two.after(fiveAndZero, '2-4@0').ends.map(({ shows }) => shows)).toEqual([4, 0]);
    const next = two.after(fiveAndZero, '2-4@0');
    expect(two.offers(next).filter((move) => move.startsWith('0-3'))).toEqual(['0-3@0']);
    expect(offered(two, fiveAndZero, '0-3 1-3')).toEqual(['draw']);
  });

  it('10.1, 10.2: the line of the page with ends 5 and 0: 2-4 fits the 5, 0-3 nothing, 2-5 both, either way round', () => {
    const seat0 = two.open(['5-5 2-4 0-3 2-5 1-2 1-3 2-3', '0-2 1-1 2-2 0-1 0-4 0-5 0-6']);
    const start = two.after(seat0, '!5-5 0-2@1');
    expect(offered(two, start).filter((move) => /^(2-4|0-3|2-5)/.test(move))).toEqual([
      '2-4@0',
      '2-5@0>2',
      '2-5@0>5',
      '2-5@1>2',
      '2-5@1>5',
    ]);
    const laid = two.after(start, '2-5@1>5');
    expect(laid.laid.at(-1)).toMatchObject({ inner: 2, outer: 5 });
    expect(laid.ends.map(({ shows }) => shows)).toEqual([5, 5]);
  });

  it('10.2: jokers are 0-0 and what sums to seven, and a double of them has one way', () => {
    const led = two.after(two.open(['6-6', '0-0 1-6 2-5 3-4 2-2 3-3 4-4']), '!6-6');
    expect(offered(two, led)).toEqual([
      ...['0-0@0', '0-0@1'],
      ...['1-6', '2-5', '3-4'].flatMap((tile) =>
        [0, 1].flatMap((arm) => tile.split('-').map((out) => `${tile}@${arm}>${out}`)),
      ),
      'draw',
    ]);
  });

  it('10.2: in Matador jokers are 0-0 and what sums to ten; 5-5 on an end of nothing makes it five', () => {
    const hands = ['9-9 0-1 0-2 0-3 0-4 0-6 0-7', '5-5 0-0 3-7 1-9 1-1 2-2 3-3', '1-2 1-3 1-4 1-5 1-6 1-7 1-8'];
    const led = matador.after(matador.open(hands), '!9-9');
    expect(offered(matador, led)).toEqual([
      ...['0-0@0', '0-0@1', '1-1@0', '1-1@1', '1-9@0>1', '1-9@0>9', '1-9@1>1', '1-9@1>9'],
      ...['3-7@0>3', '3-7@0>7', '3-7@1>3', '3-7@1>7', '5-5@0', '5-5@1', 'draw'],
    ]);
    const blank = matador.after(led, '0-0@0');
    expect(blank.ends.map(({ shows, accepts }) => [shows, accepts])).toEqual([
      [0, []],
      [9, [1]],
    ]);
    const five = matador.after(blank, '1-2@1');
    expect(five.ends[1]).toMatchObject({ shows: 2, accepts: [8] });
    const back = matador.open(['9-9 5-5 0-1 0-2 0-3 0-4 0-6', '0-0', '1-2']);
    const met = matador.after(back, '!9-9 0-0@0 1-2@1 5-5@0');
    expect(met.ends[0]).toMatchObject({ shows: 5, accepts: [5] });
  });

  it('10.2: an end of three takes sevens and jokers', () => {
    const hands = ['9-9', '1-3 2-2 2-3 2-4 2-5 2-6 2-7', '7-7 5-7 5-5 0-0 4-6 3-3 3-4'];
    const three = matador.after(matador.open(hands), '!9-9 1-3@0');
    const onThree = offered(matador, three).filter((move) => move.includes('@0'));
    expect(onThree).toEqual(['0-0@0', '4-6@0>4', '4-6@0>6', '5-5@0', '5-7@0', '7-7@0']);
  });

  it('10.3: who cannot lay draws until it can; two tiles stay in the boneyard, and then it passes', () => {
    const stuck = onlyHolds(fiveAndZero, 0, ['1-1', '1-3']);
    expect(two.offers(stuck)).toEqual(['draw']);
    let deal = stuck;
    while (two.offers(deal).join() === 'draw') deal = two.after(deal, 'draw');
    expect(two.offers(deal)).not.toContain('draw');
    const empty = { ...stuck, boneyard: stuck.boneyard.slice(0, 2) };
    expect(two.offers(empty)).toEqual(['pass']);
  });

  it('10.3: who can lay may draw one tile first, and then must lay', () => {
    expect(two.offers(fiveAndZero)).toContain('draw');
    const drawn = two.after(fiveAndZero, 'draw');
    expect(drawn.turn).toMatchObject({ seat: 0 });
    expect(two.offers(drawn)).not.toContain('draw');
    expect(two.offers(drawn)).not.toContain('pass');
  });

  it('10.3: a draw at will shows nothing of the hand, a second one and a pass that it had no such number and no joker', () => {
    const stuck = onlyHolds(fiveAndZero, 0, ['1-1', '1-3']);
    const drawn = two.after({ ...stuck, boneyard: stuck.boneyard.slice(0, 3) }, 'draw');
    const shown = two.game.lacks?.(drawn);
    expect(shown?.at(-1)).toBeNull();
    const passed = two.after(onlyHolds(drawn, 0, ['1-1']), 'pass');
    expect(two.game.lacks?.(passed).at(-1)).toEqual({
      seats: [0],
      except: [],
      numbers: [2],
      tiles: ['0-0', '1-6', '2-5', '3-4'],
    });
  });

  it('10.4: All Sevens is played to a hundred, Matador to two hundred; the lowest takes a blocked deal', () => {
    expect([two.options, matador.options]).toEqual([
      { barricade: false, by: 'points', target: 100 },
      { barricade: false, by: 'points', target: 200 },
    ]);
    const settled = three.settle(three.standing([0, 0, 0]), ['0-4', '4-6', '6-6 0-1'], 'blocked');
    expect([settled.counts, settled.points]).toEqual([
      [4, 10, 13],
      [19, 0, 0],
    ]);
  });

  it('9.2: a double joker may be laid as a barricade', () => {
    const barred = tableOf('all-sevens', 2, { barricade: true });
    const led = barred.after(barred.open(['6-6', '0-0 2-2 0-1 0-2 0-3 0-4 0-5']), '!6-6');
    expect(barred.offers(led)).toEqual(expect.arrayContaining(['0-0@0', '0-0@0#', '2-2@1#', 'draw']));
    const ended = barred.after(led, '0-0@1#');
    expect([ended.outcome, ended.hands[1]?.length]).toEqual([{ how: 'barricade', by: 1 }, 6]);
  });
});

describe('Draw by sums of six (8.5)', () => {
  const six = tableOf('draw', 2, { match: 'sum-six' });

  it('8.5: an end takes what makes six with it; there are no jokers', () => {
    const led = six.after(six.open(['6-6', '0-3 0-0 3-3 3-5 1-5 2-4 1-2']), '!6-6');
    expect(offered(six, led)).toEqual(['0-0@0', '0-0@1', '0-3@0', '0-3@1']);
    const three = six.after(led, '0-3@1');
    expect(three.ends.map(({ shows, accepts }) => [shows, accepts])).toEqual([
      [6, [0]],
      [3, [3]],
    ]);
    const again = onlyHolds({ ...three, turn: { seat: 1, drew: [], laid: [] } }, 1, ['3-5', '3-3']);
    expect(offered(six, again)).toEqual(['3-3@1', '3-5@1']);
    expect(six.after(again, '3-5@1').ends[1]?.shows).toBe(5);
  });

  it('8.5, 8.6: two doubles of a turn lie on different ends, though the second would fit where the first lies', () => {
    const both = tableOf('draw', 2, { match: 'sum-six', twoDoubles: true });
    const start = both.after(both.open(['6-6 0-4 1-1 1-2 1-3', '0-2 2-2 4-4']), '!6-6 0-2@0 0-4@1');
    expect(start.ends.map(({ shows }) => shows)).toEqual([2, 4]);
    expect(offered(both, start, '2-2 4-4 1-5')).toEqual(['2-2@1', '2-2@1+', '4-4@0', '4-4@0+']);
    const gone = both.after(start, '4-4@0+');
    expect(gone.ends.map(({ accepts }) => accepts)).toEqual([[2], [2]]);
    expect(offered(both, gone)).toEqual(['2-2@1']);
  });
});
