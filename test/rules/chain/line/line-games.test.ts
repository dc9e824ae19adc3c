/** The examples of the page for Block, French and All Fives. */
import { describe, expect, it } from 'vitest';
import { lineGame } from '../../../../src/rules/chain/line/line-game.ts';
import { rows } from '../../../../src/rules/chain/line/line-rows.ts';
import { optionsOf } from '../../arranged.ts';
import { onlyHolds, tableOf } from '../../table.ts';

const game = (id: string) => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return lineGame(row);
};

describe('Block (7)', () => {
  const block = tableOf(game('block'), 3);

  it('6.5: is led with the highest double that was dealt, and with the heaviest tile where none was', () => {
    const start = block.open(['2-2', '5-5 5-6', '4-4']);
    expect(start.turn?.seat).toBe(1);
    expect(block.offers(start)).toEqual(['!5-5']);
    const none = block.open(['0-1 0-2 0-3 0-4 0-5', '1-2 1-3 1-4 1-5 1-6', '2-3 2-4 2-5 2-6 3-6']);
    expect(none.phase).toBe('leading');
    expect(block.offers(none)).toEqual(['!3-6']);
  });

  it('6.2: a led double has an end at each long side, and later doubles do not branch', () => {
    const led = block.after(block.open(['5-5', '2-5 3-5', '2-2'], { yard: '0-0 0-1 0-2 0-3' }), '!5-5 draw');
    expect(led.ends).toEqual([0, 1].map((place) => ({ place, shows: 5, accepts: [5], to: 0, state: 'open' })));
    const later = block.after(led, '2-5@1 draw 2-2@1');
    expect(later.ends.map(({ shows }) => shows)).toEqual([5, 2]);
  });

  it('7.1: a tile is drawn after every turn, the lead’s too, and is not played before the next one', () => {
    const led = block.after(block.open(['5-5 0-0', '1-1', '2-2'], { yard: '0-5 1-5' }), '!5-5');
    expect(led.turn).toMatchObject({ seat: 0, laid: [0] });
    expect(block.offers(led)).toEqual(['draw']);
    const next = block.after(led, 'draw');
    expect(next.turn?.seat).toBe(1);
  });

  it('7.1: who cannot lay draws one and passes, even if it fits', () => {
    const start = block.open(['5-5', '0-0 1-1 2-2 3-3 4-4', '0-1'], { yard: '0-2 0-5' });
    const stuck = block.after(start, '!5-5 draw');
    expect(block.offers(stuck)).toEqual(['draw']);
    const drawn = block.after(stuck, 'draw');
    expect(drawn.turn).toMatchObject({ seat: 1 });
    expect(block.offers(drawn)).toEqual(['pass']);
  });

  it('7.1: a deal is not blocked by the number of passes alone: what was drawn may fit at the next turn', () => {
    const two = tableOf(game('block'), 2);
    const hands = ['6-6 0-0 0-1 0-2 0-3 0-4 0-5', '1-1 2-2 2-3 2-4 2-5 3-3 3-4'];
    const start = two.open(hands, { yard: '1-2 1-3 1-6 1-4 1-5 4-4 5-5' });
    // Seat 0 draws 1-6 and passes, as many passes as seats.
    const passed = two.after(start, '!6-6 draw draw pass draw pass');
    expect([passed.phase, passed.outcome]).toEqual(['freePlay', null]);
    const third = two.after(passed, 'draw pass');
    expect(third.log.filter((event) => event.do === 'pass')).toHaveLength(3);
    expect(two.offers(third)).toEqual(['1-6@0', '1-6@1']);
  });

  it('7.1: a deal is blocked when nobody holds a fitting tile and nothing may be drawn', () => {
    const led = block.after(block.open(['6-6 0-1', '0-2 0-3', '0-4 0-5']), '!6-6 draw');
    const fits = (at: number) => led.heap[at]?.includes('6') ?? false;
    const hands = led.hands.map((hand) => hand.filter((at) => !fits(at)));
    const dry = { ...led, hands, boneyard: led.boneyard.filter(fits).slice(0, 2) };
    expect([dry.boneyard.length, block.offers(dry)]).toEqual([2, ['pass']]);
    expect(block.after(dry, 'pass pass').phase).toBe('freePlay');
    expect(block.after(dry, 'pass pass pass')).toMatchObject({ phase: 'ended', outcome: { how: 'blocked', by: 0 } });
    // With a third tile the seat has to draw.
    const three = { ...dry, boneyard: led.boneyard.slice(0, 3) };
    expect(block.offers(three)).toEqual(['draw']);
  });

  it('7.2: a last tile dominoes at once, and nothing is drawn after it', () => {
    const led = block.after(block.open(['5-5', '4-5', '2-2'], { yard: '0-0 0-1 0-2' }), '!5-5 draw');
    const last = onlyHolds(led, 1, ['4-5']);
    const over = block.after(last, '4-5@1');
    expect(over).toMatchObject({ phase: 'ended', turn: null, outcome: { how: 'domino', by: 1 } });
    expect(over.boneyard).toEqual(last.boneyard);
    expect(over.boneyard.length).toBeGreaterThan(2);
    expect(over.log.at(-1)).toEqual({ seat: 1, do: 'play', tile: '4-5', arm: 1 });
    expect(block.beats(last, '4-5@1').map(({ beat }) => beat)).not.toContain('drew');
    // So does a led one.
    const lead = onlyHolds(block.open(['5-5', '4-5', '2-2']), 0, ['5-5']);
    expect(block.after(lead, '!5-5')).toMatchObject({ phase: 'ended', boneyard: lead.boneyard });
  });

  it('6.8, 7.3: scores the others’ tiles, and blocked the lowest takes them, its own not taken off; to 100', () => {
    expect(block.options).toEqual({ drawing: 'turn', barricade: false, by: 'points', target: 100 });
    const before = block.standing([0, 0, 0]);
    expect(block.settle(before, ['2-3 1-1', '', '0-6'], 'domino', 1).points).toEqual([0, 13, 0]);
    expect(block.settle(before, ['0-5', '4-5', '5-6'], 'blocked').points).toEqual([20, 0, 0]);
    expect(block.settle(before, ['0-5', '1-4', '5-6'], 'blocked').points).toEqual([0, 0, 0]);
  });
});

describe('French (13)', () => {
  const french = tableOf(game('french'), 2);

  it('13.2: is led by whom the lot names, with any tile, and then by the seats in turn', () => {
    const start = french.open(['', ''], { lot: 1 });
    expect(start.turn?.seat).toBe(1);
    expect(french.offers(start)).toHaveLength(8);
    const { standing } = french.settle(french.standing([0, 0]), ['', '0-1'], 'domino');
    expect(standing.memory).toBeNull();
    expect(french.open(['', ''], { deals: 1, memory: { starts: 0 } }).turn?.seat).toBe(0);
  });

  it('13.3: who cannot lay passes, or draws two and then passes', () => {
    const start = french.open(['3-5', '0-0 1-1 2-2 0-1 0-2 1-2 4-4 0-4'], { yard: '5-5 3-3' });
    const stuck = french.after(start, '!3-5');
    expect([...french.offers(stuck)].sort()).toEqual(['draw', 'pass']);
    const one = french.after(stuck, 'draw');
    expect(french.offers(one)).toEqual(['draw']);
    expect(french.offers(french.after(one, 'draw'))).toEqual(['pass']);
  });

  it('13.4: ends with two passes in a row, and not where something was drawn between them', () => {
    const hands = ['3-5 0-0 1-1 2-2 0-1 0-2 1-2 4-4', '0-4 1-4 2-4 6-6 0-6 1-6 2-6 4-6'];
    const stuck = french.after(french.open(hands), '!3-5');
    expect(french.after(stuck, 'pass pass')).toMatchObject({ phase: 'ended', outcome: { how: 'blocked', by: 0 } });
    expect(french.after(stuck, 'pass draw draw pass').phase).toBe('freePlay');
  });

  it('13.1: a half is covered once, above or below: 2-5 on the 5 of 3-5, 2-2 under the 2, and 3 and 2 are bare', () => {
    const laid = french.after(french.open(['3-5 2-2', '2-5']), '!3-5 2-5@1 2-2@1');
    expect(laid.ends.map(({ shows, to }) => [shows, to])).toEqual([
      [3, 0],
      [2, 2],
    ]);
    expect(french.game.table).toEqual({ kind: 'stack', arms: 2, doubles: 'in line' });
  });

  it('counts as the example says', () => {
    expect(french.settle(french.standing([0, 0]), ['', '4-4 0-6'], 'domino').points).toEqual([14, 0]);
  });
});

describe('All Fives (14)', () => {
  const allFives = tableOf(game('all-fives'), 2);

  it('14.1: scores each sum of the ends that is a multiple of five', () => {
    const hands = ['6-6 4-6 4-4 0-0 0-1 0-2 0-3', '3-6 1-3 1-2 1-1 2-2 2-3 0-4'];
    const start = allFives.open(hands);
    const beats = allFives.beats(start, '!6-6 3-6@1 4-6@0 1-3@1 4-4@0 1-2@1');
    expect(beats.flatMap((beat) => (beat.beat === 'scored' ? [[beat.seat, beat.points, beat.sum]] : []))).toEqual([
      [1, 15, 15],
      [1, 5, 5],
      [1, 10, 10],
    ]);
    const after = allFives.after(start, '!6-6 3-6@1 4-6@0 1-3@1 4-4@0 1-2@1');
    expect(after.scored).toEqual([0, 30]);
    expect(after.log[1]).toEqual({ seat: 1, do: 'play', tile: '3-6', arm: 1, scores: 15 });
    expect(allFives.game.tableNumber?.(after)).toEqual({ name: 'sum', value: 10, parts: [8, 2] });
  });

  it('6.1, 14.2: who cannot lay draws until a tile fits, and then lays it', () => {
    const hands = ['6-6', '0-1 0-2 0-3 0-4 0-5 1-1 1-2'];
    const stuck = allFives.after(allFives.open(hands, { yard: '0-0 0-6' }), '!6-6');
    expect(allFives.offers(stuck)).toEqual(['draw']);
    const still = allFives.after(stuck, 'draw');
    expect(allFives.offers(still)).toEqual(['draw']);
    expect(allFives.offers(allFives.after(still, 'draw'))).toEqual(['0-6@0', '0-6@1']);
  });

  it('14.3: rounds each other hand to the nearest five, and decides a blocked deal by exact counts', () => {
    const three = tableOf(game('all-fives'), 3);
    const before = three.standing([0, 0, 0]);
    expect(three.settle(before, ['', '5-6 3-3', '6-6 2-4'], 'domino').lines).toEqual([
      { side: 0, from: 1, points: 15, why: 'hand' },
      { side: 0, from: 2, points: 20, why: 'hand' },
    ]);
    expect(three.settle(before, ['5-6', '6-6', '3-4'], 'blocked').points).toEqual([0, 0, 20]);
    expect(three.settle(before, ['5-6', '3-4', '3-4'], 'blocked').points).toEqual([0, 0, 0]);
  });

  it('14.4: set 9 has hands as large, and is played to 200', () => {
    expect(optionsOf(allFives.game, { set: 9 }, 2)).toEqual({ set: 9, by: 'points', target: 200 });
    expect(optionsOf(allFives.game, { set: 9, target: 100 }, 2)).toEqual({ set: 9, by: 'points', target: 100 });
    expect(allFives.game.handSize({ set: 9 }, 2)).toBe(7);
  });
});
