import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../src/rules/game.ts';
import { lastWhere } from '../../../src/rules/last-where.ts';
import { tileOfMove } from '../../../src/rules/moves.ts';
import { seen } from '../../../src/rules/seen.ts';
import { freeOf } from '../../../src/rules/solo/open-rows.ts';
import { solo1 } from '../../../src/rules/solo/solo-1.ts';
import { inShort, moves, playAll, tiles } from '../arranged.ts';
import { dealOf, rowsOf, shuffledDeal } from './deals.ts';

const offers = (deal: Deal) => solo1.moves(deal).map(inShort);
const played = (deal: Deal, text: string) => playAll(solo1, deal, moves(text)).deal;
const shown = (deal: Deal) => deal.ends.map(({ shows }) => shows);

/** The whole set as one line: each tile fits the one before. */
const LINE = tiles(
  '0-0 0-1 1-1 1-2 2-2 2-3 3-3 3-4 4-4 4-5 5-5 5-6 6-6 0-6 0-2 2-4 4-6 1-6 1-3 3-5 0-5 0-3 3-6 2-6 2-5 1-5 1-4 0-4',
);
/** A deal that can be won by taking the rows from the right, one after the other from the top. */
const easy = dealOf([0, 1, 2, 3].flatMap((row) => LINE.slice(7 * row, 7 * row + 7).reverse()));

/** Lays so many tiles of that line in its order, at arm 1. */
function layLine(count: number): Deal {
  return LINE.slice(0, count).reduce((deal, tile) => {
    const move = lastWhere(solo1.moves(deal), (each) => tileOfMove(each) === tile);
    if (!move) throw new Error(`${tile} does not fit`);
    return solo1.play(deal, move).deal;
  }, easy);
}

describe('solo 1', () => {
  it('22.1: has four rows of seven, open to every eye, and no boneyard', () => {
    const deal = shuffledDeal(1);
    expect(deal).toMatchObject({ boneyard: [], dead: [], laid: [], ends: [], phase: 'leading', seats: 1, sides: [0] });
    expect(deal.hands).toEqual([[...Array(28).keys()]]);
    for (const eye of [0, 'table', 'all'] as const) expect(seen(solo1, deal, eye)).toEqual(deal);
    expect(() => dealOf(deal.heap.slice(1))).toThrow('the heap is not the set');
  });

  it('22.1: any of the four free tiles leads', () => {
    expect(offers(rowsOf('1-6', '0-0', '2-5', '4-4'))).toEqual(['!1-6', '!0-0', '!2-5', '!4-4']);
  });

  it('22.1: with ends 3 and 5 and free 1-6, 0-0, 2-5, 4-4 only 2-5 fits; then the tile left of it is free', () => {
    const led = played(rowsOf('1-6 3-5', '0-0', '0-3 2-5', '4-4'), '!3-5');
    expect(led.phase).toBe('freePlay');
    expect(shown(led)).toEqual([3, 5]);
    expect(offers(led)).toEqual(['2-5@1']);
    const next = played(led, '2-5@1');
    expect(shown(next)).toEqual([3, 2]);
    expect(offers(next)).toEqual(['0-3@0']);
  });

  it('22.1: a row that is used up has no free tile', () => {
    expect(freeOf([...Array(28).keys()])).toEqual([6, 13, 20, 27]);
    expect(freeOf([0, 1, 20, 22])).toEqual([1, 20, 22]);
    expect(freeOf([])).toEqual([]);
  });

  it('6.2: a tile is laid on either end, and its other half is the new end', () => {
    const deal = rowsOf('3-5', '3-4', '3-3', '1-4');
    expect(offers(played(deal, '!3-4'))).toEqual(expect.arrayContaining(['3-5@0', '3-3@0', '1-4@1']));
    expect(shown(played(deal, '!3-4 3-5@0'))).toEqual([5, 4]);
    expect(shown(played(deal, '!3-4 3-5@0 1-4@1'))).toEqual([5, 1]);
  });

  it('6.2: a tile that fits both ends may be laid on either', () => {
    expect(offers(played(rowsOf('1-2', '2-3', '1-3', '0-0'), '!1-2 2-3@1'))).toEqual(
      expect.arrayContaining(['1-3@0', '1-3@1']),
    );
  });

  it('6.2: a led double has an end at each side, and no double branches', () => {
    const led = played(rowsOf('2-4', '4-4', '4-6', '0-0'), '!4-4');
    expect(shown(led)).toEqual([4, 4]);
    expect(offers(led)).toEqual(expect.arrayContaining(['2-4@0', '2-4@1', '4-6@0', '4-6@1']));
    const next = played(rowsOf('4-4 3-4', '0-0', '1-1', '2-2'), '!3-4 4-4@1');
    expect(next.ends.map(({ place, state }) => `${place} ${state}`)).toEqual(['0 open', '1 open']);
  });

  it('refuses a tile that is not free or does not fit, and whatever is no move of it', () => {
    const led = played(rowsOf('1-6 3-5', '0-0', '0-3 2-5', '4-4'), '!3-5');
    for (const text of ['0-3@0', '1-6@0', '2-5@0', '2-5@2', '!1-6', 'draw', 'pass'])
      expect(() => played(led, text)).toThrow('not a legal move');
  });

  it('tells what happened in beats, and every tile is a turn', () => {
    const led = playAll(solo1, easy, moves('!0-0'));
    expect(led.beats).toEqual([{ beat: 'led', seat: 0, at: 6, tile: '0-0' }]);
    expect(led.deal.turn).toEqual({ seat: 0, drew: [], laid: [] });
    expect(playAll(solo1, led.deal, moves('0-1@1')).beats).toEqual([
      { beat: 'laid', seat: 0, at: 5, tile: '0-1', arm: 1, closed: false, index: 1 },
    ]);
    expect(playAll(solo1, layLine(27), moves('0-4@1')).beats).toEqual([
      { beat: 'laid', seat: 0, at: 21, tile: '0-4', arm: 1, closed: false, index: 27 },
      // 6.12: no tile with a 0 is left.
      { beat: 'shut', arm: 0, why: 'dead' },
      { beat: 'shut', arm: 1, why: 'dead' },
      { beat: 'ended', how: 'domino', seat: 0, left: [[]] },
    ]);
  });
});

describe('the end of solo 1', () => {
  const begun = solo1.begin({}, 1);

  it('22.1, 22.3: all 28 laid is won: a domino, 1 point, and the seat is the winner', () => {
    const deal = layLine(28);
    expect(deal).toMatchObject({ phase: 'ended', turn: null, outcome: { how: 'domino', by: 0 }, hands: [[]] });
    expect(solo1.moves(deal)).toEqual([]);
    expect(solo1.settle(begun, deal)).toEqual({
      counts: [0],
      lines: [{ side: 0, points: 1, why: 'solved' }],
      points: [1],
      standing: { deals: 1, totals: [1], memory: null, winners: [0] },
    });
  });

  it('22.1, 22.3: no free tile fits is lost: blocked at once without a pass, 0 points and no winner', () => {
    const { deal, beats } = playAll(solo1, rowsOf('1-2', '0-0', '3-3', '4-5 6-6'), moves('!6-6'));
    expect(deal).toMatchObject({ phase: 'ended', turn: null, outcome: { how: 'blocked', by: 0 } });
    expect(beats.map(({ beat }) => beat)).toEqual(['led', 'ended']);
    expect(solo1.settle(begun, deal)).toEqual({
      counts: [168 - 12],
      lines: [],
      points: [0],
      standing: { deals: 1, totals: [0], memory: null, winners: [] },
    });
  });

  it('counts only what has ended', () => {
    expect(() => solo1.settle(begun, easy)).toThrow('the deal has not ended');
  });
});

describe('the table of solo 1', () => {
  it('24: has no options, one seat, and 28 tiles', () => {
    expect(solo1.options({}, 1)).toEqual({ ok: true, value: {} });
    expect(solo1.options({ target: 1 }, 1)).toMatchObject({ ok: false, detail: 'target' });
    expect(solo1.options({}, 2)).toMatchObject({ ok: false, reason: 'seats' });
    expect([solo1.seats, solo1.handSize({}, 1), solo1.set({}).length]).toEqual([[1], 28, 28]);
  });
});
