/** The page on Five Up. */
import { describe, expect, it } from 'vitest';
import { fiveUp } from '../../../src/rules/tree/five-up.ts';
import { treeOf } from '../../../src/rules/tree/tree-of.ts';
import { tableOf } from '../table.ts';

const two = tableOf(fiveUp, 2);
const three = tableOf(fiveUp, 3);
const four = tableOf(fiveUp, 4);
const alone = tableOf(fiveUp, 4, { alone: true });

/** The sum after each move, and what the move scored. */
function told(hands: readonly string[], moves: string, { open, after: later, game } = three) {
  const words = moves.split(' ');
  const states = words.map((_, n) => later(open(hands), words.slice(0, n + 1).join(' ')));
  return {
    sums: states.map((deal) => game.tableNumber?.(deal)?.value ?? 0),
    scores: states.map(({ log }) => log.at(-1)?.scores ?? 0),
    last: states.at(-1) ?? open(hands),
  };
}

const HANDS = ['5-5 4-5 0-1', '5-6 6-6 0-2', '0-5 1-1 0-3'];

describe('Five Up (31)', () => {
  it('31.4: 5-5: 10: 2. 5-6: 16. 0-5: 6, with 5-5 covered on both sides. 4-5 on an end: 10: 2. 6-6 on the 6: 16', () => {
    const { sums, scores, last } = told(HANDS, '!5-5 5-6@1 0-5@0 4-5@2 6-6@1');
    expect(sums).toEqual([10, 16, 6, 10, 16]);
    expect(scores).toEqual([2, 0, 0, 2, 0]);
    expect(last.scored).toEqual([4, 0, 0]);
  });

  it('31.6: others left with 3-4 and 1-1: 9 / 5: 2 points', () => {
    expect(three.settle(three.standing([0, 0, 0]), ['', '3-4', '1-1'], 'domino')).toMatchObject({
      counts: [0, 7, 2],
      points: [2, 0, 0],
      lines: [{ side: 0, points: 2, why: 'fifth' }],
    });
  });

  it('31.1: two or three play each for itself, four in two sides, or alone by option; five tiles each', () => {
    expect([two, three, four, alone].map(({ game, options }, n) => game.sides(options, [2, 3, 4, 4][n] ?? 0))).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 1, 0, 1],
      [0, 1, 2, 3],
    ]);
    expect([two, three, four].map(({ open }) => open([]).boneyard.length)).toEqual([18, 13, 8]);
    expect(four.open([]).hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
    expect(two.options).toEqual({ alone: false, target: 61 });
    for (const seats of [2, 3])
      expect(fiveUp.options({ alone: true }, seats)).toMatchObject({ ok: false, detail: 'alone' });
    expect(fiveUp.options({}, 5)).toMatchObject({ ok: false, reason: 'seats' });
  });

  it('31.1: the target is 61, or a multiple of five from 25 to 250', () => {
    const target = (value: number) => fiveUp.options({ target: value }, 2).ok;
    expect([25, 61, 250].map(target)).toEqual([true, true, true]);
    expect([20, 24, 26, 62, 255].map(target)).toEqual([false, false, false, false, false]);
  });

  it('31.2: the lot leads with any tile; then the seat that dominoed; after a blocked deal the lot again', () => {
    const led = three.open(HANDS, { lot: 2 });
    expect(led.turn?.seat).toBe(2);
    expect(three.offers(led)).toEqual(['!0-5', '!1-1', '!0-3', ...three.offers(led).slice(3)]);
    expect(three.offers(led)).toHaveLength(5);
    const next = (how: 'domino' | 'blocked') =>
      three.settle(three.standing([0, 0, 0]), ['', '1-2', '0-5'], how, 0).standing.memory;
    expect(next('domino')).toEqual({ starts: 0 });
    expect(next('blocked')).toBeNull();
    expect(three.open(HANDS, { deals: 1, memory: next('domino'), lot: 2 }).turn?.seat).toBe(0);
    expect(three.open(HANDS, { deals: 1, memory: next('blocked'), lot: 1 }).turn?.seat).toBe(1);
  });

  it('31.3: the sides of a led double are arms 0 and 1, and its ends arms 2 and 3, shut until both sides are covered', () => {
    const arms = (moves: string) =>
      three.after(three.open(HANDS), moves).ends.map(({ place, shows }) => [place, shows]);
    expect(arms('!5-5')).toEqual([
      [0, 5],
      [1, 5],
    ]);
    expect(arms('!5-5 5-6@1')).toEqual([
      [0, 5],
      [1, 6],
    ]);
    expect(arms('!5-5 5-6@1 0-5@0')).toEqual([
      [0, 0],
      [1, 6],
      [2, 5],
      [3, 5],
    ]);
    const { shoots } = treeOf(three.after(three.open(HANDS), '!5-5').laid);
    expect(shoots.map(({ arm, exit, isOpen }) => [arm, exit, isOpen])).toEqual([
      [0, 'back', true],
      [1, 'beyond', true],
      [2, 'left', false],
      [3, 'right', false],
    ]);
  });

  it('31.3: the ends of every other double get the next two numbers when it is covered beyond, left before right', () => {
    const hands = ['5-6 6-6 3-6', '4-5 4-4 3-4', '2-6 0-4 0-2'];
    const { open, after: later } = three;
    const states = ['!5-6 4-5@0', '!5-6 4-5@0 2-6@1'].map((moves) => later(open(hands), moves));
    expect(states.map(({ ends }) => ends.map(({ place }) => place))).toEqual([
      [0, 1],
      [0, 1],
    ]);
    const covered = later(open(['5-6 3-6', '6-6 4-5', '2-6']), '!5-6 6-6@1 2-6@1 3-6@2');
    expect(covered.ends.map(({ place, shows, to }) => [place, shows, to])).toEqual([
      [0, 5, 0],
      [1, 2, 2],
      [2, 3, 3],
      [3, 6, 1],
    ]);
    expect(treeOf(covered.laid).exits).toEqual([null, 'beyond', 'beyond', 'left']);
  });

  it('31.3: a double laid on an end branches like any other, once it is covered beyond', () => {
    const { open, after: later } = three;
    const deal = later(open(['5-5 0-4 0-5', '5-6 4-5 4-4', '1-5 1-4']), '!5-5 5-6@0 1-5@1 0-5@2 4-5@3');
    expect(deal.ends.map(({ place, shows }) => [place, shows])).toEqual([
      [0, 6],
      [1, 1],
      [2, 0],
      [3, 4],
    ]);
    const more = later(open(['5-5 0-5 3-4', '5-6 4-5 2-4', '1-5 4-4']), '!5-5 5-6@0 1-5@1 0-5@2 4-5@3 4-4@3 3-4@3');
    expect(more.ends.map(({ place, shows }) => [place, shows])).toEqual([
      [0, 6],
      [1, 1],
      [2, 0],
      [3, 3],
      [4, 4],
      [5, 4],
    ]);
    expect(
      treeOf(more.laid)
        .shoots.slice(4)
        .map(({ exit }) => exit),
    ).toEqual(['left', 'right']);
    // 31.4: 6 + 1 + 0 + 3, and nothing for 4-4.
    expect(fiveUp.tableNumber?.(more)).toEqual({ name: 'sum', value: 10, parts: [6, 1, 0, 3, 0, 0] });
    expect(more.log.at(-1)?.scores).toBe(2);
  });

  it('31.4: a double counts both halves while a side is uncovered, and nothing after; a sum of 0 scores nothing', () => {
    const led = told(['6-6 0-1', '5-6 2-2', '4-6'], '!6-6 5-6@0 4-6@1');
    expect(led.sums).toEqual([12, 17, 9]);
    const beyond = told(['4-6 0-6', '4-4 2-3', '1-4 2-4'], '!4-6 4-4@0 1-4@0');
    expect(beyond.sums).toEqual([10, 14, 7]);
    expect(beyond.scores).toEqual([2, 0, 0]);
    const blank = told(['0-0 1-1', '0-1', '0-2'], '!0-0');
    expect([blank.sums, blank.scores]).toEqual([[0], [0]]);
  });

  it('6.9, 6.10: it tells what a tile would make of the sum, and what that scores', () => {
    const deal = three.after(three.open(HANDS), '!5-5 5-6@1 0-5@0');
    const move = { do: 'play', tile: '4-5', arm: 3 } as const;
    expect(fiveUp.tableNumber?.(deal, move)).toEqual({ name: 'sum', value: 10, parts: [0, 6, 0, 4], scores: 2 });
    expect(fiveUp.worth?.scoresOf?.(deal, move)).toBe(2);
    expect(three.beats(deal, '4-5@3')).toEqual([
      { beat: 'laid', seat: 0, at: 1, tile: '4-5', arm: 3, closed: false, index: 3 },
      { beat: 'scored', seat: 0, points: 2, sum: 10 },
    ]);
  });

  it('31.5: a seat that cannot lay draws until it can, to the last tile of the boneyard, and then passes', () => {
    const { open, after: later, offers, beats } = two;
    const deal = open(['6-6 5-6 0-6 1-6 2-6', '0-0 0-1 0-2 0-3 0-4'], { yard: '1-1 1-2 3-6' });
    const led = later(deal, '!6-6');
    expect(offers(led)).toEqual(['draw']);
    expect(beats(led, 'draw')).toEqual([{ beat: 'drew', seat: 1, at: 10, tile: '1-1', suits: [6] }]);
    const drawn = later(led, 'draw draw');
    expect(offers(drawn)).toEqual(['draw']);
    expect(offers(later(drawn, 'draw'))).toEqual(['3-6@0', '3-6@1']);
    expect(later(drawn, 'draw').turn).toEqual({ seat: 1, drew: [10, 11, 12], laid: [] });
  });

  it('31.5: shows by a draw and a pass that a hand lacks what was open', () => {
    const deal = two.after(two.open(['5-6', '0-0 0-1 0-2 0-3 0-4'], { yard: '1-1 4-6' }), '!5-6 draw draw 4-6@1');
    expect(fiveUp.lacks?.(deal)).toEqual([
      null,
      { seats: [1], except: [], numbers: [5, 6], tiles: [] },
      { seats: [1], except: [], numbers: [5, 6], tiles: [] },
      null,
    ]);
  });

  it('6.7, 31.6: a side that goes out scores the other side’s tiles, and its partner’s count for nobody', () => {
    expect(four.settle(four.standing([0, 0, 0, 0]), ['', '3-4', '6-6', '1-1'], 'domino')).toMatchObject({
      points: [2, 0, 2, 0],
    });
  });

  it('31.6: blocked, the lowest side scores a fifth of what the others exceed it by, to the nearest point; level: nobody', () => {
    const points = (table: typeof three, hands: readonly string[]) =>
      table.settle(table.standing(hands.map(() => 0)), hands, 'blocked').points;
    expect(points(three, ['0-3', '1-2', '5-5'])).toEqual([0, 0, 0]);
    // 7 + 13 - 2 = 18: 3.6.
    expect(points(three, ['0-2', '3-4', '1-2 5-5'])).toEqual([4, 0, 0]);
    expect(points(two, ['0-2', '0-4'])).toEqual([0, 0]);
    // Sides with 2 + 10 and 7 + 1.
    expect(points(four, ['0-2', '3-4', '5-5', '0-1'])).toEqual([0, 1, 0, 1]);
    expect(points(alone, ['0-2', '3-4', '5-5', '0-1'])).toEqual([0, 0, 0, 4]);
  });

  it('6.10, 31.6: points on the way belong to the side, and a match ends after a deal, at 61 or more', () => {
    const scored = {
      ...four.ended(four.standing([56, 50, 56, 50]), ['', '3-4', '6-6', '1-1'], 'domino'),
      scored: [1, 6, 2, 8],
    };
    const settled = fiveUp.settle(four.standing([56, 50, 56, 50]), scored);
    expect(settled).toMatchObject({ made: [1, 6, 2, 8], points: [5, 14, 5, 14] });
    expect(settled.standing).toMatchObject({ totals: [61, 64, 61, 64], winners: [1, 3] });
    const level = fiveUp.settle(four.standing([59, 50, 59, 50]), scored);
    expect(level.standing.winners).toBeNull();
  });
});
