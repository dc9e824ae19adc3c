import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../src/rules/game.ts';
import { filledBy } from '../../../src/rules/outline/filled.ts';
import { seen } from '../../../src/rules/seen.ts';
import { givenOf, withGiven } from '../../../src/rules/squares/given.ts';
import { HALF_PLACES, PAIRS, SQUARES, SQUARES_OUTLINE } from '../../../src/rules/squares/half-places.ts';
import { squares } from '../../../src/rules/squares/squares.ts';
import { dealOf, EXAMPLE, lift, play, playedIn, shuffledDeal } from './deals.ts';

const start = dealOf(squares.set({}));
const armsOf = (deal: Deal, tile: string) =>
  squares.moves(deal).flatMap((move) => (move.do === 'play' && move.tile === tile ? [`${move.arm}`] : []));
const liftsIn = (deal: Deal) => squares.moves(deal).flatMap((move) => (move.do === 'lift' ? [move.tile] : []));

describe('the outline of squares', () => {
  it('23.1: has 56 half-places: rows 1, 2, 7, 8 from column 1 to 8, rows 3 to 6 from column 2 to 7', () => {
    const columns = (row: number) => HALF_PLACES.filter((place) => place.row === row).map(({ column }) => column);
    for (const row of [1, 2, 7, 8]) expect(columns(row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const row of [3, 4, 5, 6]) expect(columns(row)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(HALF_PLACES).toHaveLength(56);
  });

  it('23.1: consists of 14 squares of 2 × 2, which begin at columns 1, 3, 5, 7 above and below, at 2, 4, 6 between', () => {
    const begin = (row: number) => SQUARES.filter((square) => square.row === row).map(({ column }) => column);
    expect([1, 3, 5, 7].map(begin)).toEqual([
      [1, 3, 5, 7],
      [2, 4, 6],
      [2, 4, 6],
      [1, 3, 5, 7],
    ]);
    for (const square of SQUARES.keys()) {
      const places = HALF_PLACES.filter((place) => place.area === square);
      expect(places).toHaveLength(4);
      expect(new Set(places.map(({ row }) => (row + 1) >> 1))).toHaveProperty('size', 1);
      const [first] = places;
      expect(SQUARES[square]).toEqual({ row: first?.row, column: first?.column });
    }
  });

  it('25.6: names its places, and two of them that touch as an arm', () => {
    expect(HALF_PLACES[1]?.name).toBe('r1c2');
    expect(SQUARES_OUTLINE.placesOfArm('r1c2 r1c3')).toEqual([1, 2]);
    for (const nonsense of ['', 'r1c2', 'r1c2 r9c9', 'r1c2 r1c3 r1c4', 'r3c1 r3c2', 4])
      expect(SQUARES_OUTLINE.placesOfArm(nonsense)).toBeNull();
    expect(PAIRS).toHaveLength(94);
  });
});

describe('squares', () => {
  it('23.2: all 28 tiles lie open to every eye, and nothing leads', () => {
    const deal = shuffledDeal(1);
    expect(deal).toMatchObject({
      boneyard: [],
      dead: [],
      laid: [],
      ends: [],
      phase: 'freePlay',
      seats: 1,
      memory: null,
    });
    expect(deal.hands).toEqual([[...Array(28).keys()]]);
    for (const eye of [0, 'table', 'all'] as const) expect(seen(squares, deal, eye)).toEqual(deal);
    expect(squares.moves(deal).some((move) => move.do === 'lead')).toBe(false);
    expect(() => dealOf(deal.heap.slice(1))).toThrow('the heap is not the set');
  });

  it('23.2: a tile is laid on two free half-places that touch by a side', () => {
    // A double lies on any two, within a square or across; any other tile across two squares, either way round.
    expect(armsOf(start, '0-0')).toHaveLength(94);
    expect(armsOf(start, '0-1')).toHaveLength(2 * (94 - 56));
    const laid = playedIn(start, play('0-0', 'r1c1 r2c1'));
    expect(armsOf(laid, '1-1').some((arm) => /r[12]c1 |r[12]c1$/.test(arm))).toBe(false);
  });

  it('23.2: a half may only come into a square that is empty or shows its number', () => {
    const laid = playedIn(start, play('0-2', 'r1c2 r1c3'));
    expect(filledBy(laid).shown.slice(0, 3)).toEqual([0, 2, null]);
    expect(armsOf(laid, '2-3')).toContain('r1c4 r1c5');
    expect(armsOf(laid, '0-1')).not.toContain('r1c4 r1c5');
    expect(armsOf(laid, '1-1').some((arm) => arm.includes('r1c1'))).toBe(false);
    expect(armsOf(laid, '0-0')).toContain('r1c1 r2c1');
  });

  it('23.2: only doubles lie within one square, and they may lie across two', () => {
    const within = 'r1c1 r1c2';
    expect(armsOf(start, '3-3')).toEqual(expect.arrayContaining([within, 'r1c2 r1c3']));
    expect(armsOf(start, '3-4')).not.toContain(within);
  });

  it('23.2: a tile that lies may be lifted again, and is in the hand as before', () => {
    const laid = playedIn(start, play('0-2', 'r1c2 r1c3'), play('1-1', 'r8c8 r7c8'.split(' ').reverse().join(' ')));
    expect(liftsIn(laid)).toEqual(['0-2', '1-1']);
    const lifted = playedIn(laid, lift('0-2'));
    expect(lifted.laid.map(({ tile }) => tile)).toEqual(['1-1']);
    expect(lifted.hands[0]).toHaveLength(27);
    expect(armsOf(lifted, '0-2')).toContain('r1c2 r1c3');
    expect(() => playedIn(lifted, lift('0-2'))).toThrow('not a legal move');
  });

  it('25.6: names the places of the low half and of the high half, of a double in reading order', () => {
    expect(armsOf(start, '0-2')).toEqual(expect.arrayContaining(['r1c2 r1c3', 'r1c3 r1c2']));
    expect(playedIn(start, play('0-2', 'r1c3 r1c2')).laid[0]).toMatchObject({ arm: 'r1c3 r1c2', inner: 0, outer: 2 });
    expect(filledBy(playedIn(start, play('0-2', 'r1c3 r1c2'))).shown.slice(0, 2)).toEqual([2, 0]);
    for (const arm of ['r1c3 r1c2', 'r2c1 r1c1', 'r1c1 r1c3', 'r1c1', ''])
      expect(() => playedIn(start, play('0-0', arm)), arm).toThrow('not a legal move');
  });

  it('refuses whatever is no move of it', () => {
    for (const move of [
      { do: 'pass' },
      { do: 'draw' },
      { do: 'lead', tile: '0-0' },
      { do: 'play', tile: '0-0', arm: 0 },
      { do: 'play', tile: '0-0', arm: 'r1c1 r1c2', closed: true },
      lift('0-0'),
    ] as const)
      expect(() => playedIn(start, move)).toThrow('not a legal move');
  });

  it('tells what happened in beats', () => {
    const { deal, beats } = squares.play(start, play('0-2', 'r1c2 r1c3'));
    expect(beats).toEqual([{ beat: 'laid', seat: 0, at: 2, tile: '0-2', arm: 'r1c2 r1c3', closed: false, index: 0 }]);
    expect(squares.play(deal, lift('0-2')).beats).toEqual([
      { beat: 'lifted', seat: 0, at: 2, tile: '0-2', arm: 'r1c2 r1c3', index: 0 },
    ]);
  });
});

describe('the end of squares', () => {
  const begun = squares.begin({}, 1);

  it('23, 23.3: the example fills the outline: solved, 1 point, and the seat is the winner (22.3)', () => {
    const before = playedIn(start, ...EXAMPLE.slice(0, -1));
    expect(before.outcome).toBeNull();
    const { deal, beats } = squares.play(before, EXAMPLE[27] ?? { do: 'giveUp' });
    expect(deal).toMatchObject({ phase: 'ended', turn: null, outcome: { how: 'domino', by: 0 }, hands: [[]] });
    expect(beats.map(({ beat }) => beat)).toEqual(['laid', 'ended']);
    const { shown } = filledBy(deal);
    expect(shown).toEqual([0, 2, 3, 1, 1, 4, 5, 6, 4, 0, 2, 5, 6, 3]);
    expect(squares.moves(deal)).toEqual([]);
    expect(squares.settle(begun, deal)).toEqual({
      counts: [0],
      lines: [{ side: 0, points: 1, why: 'solved' }],
      points: [1],
      standing: { deals: 1, totals: [1], memory: null, winners: [0] },
    });
  });

  it('23.3: the player may give up at any time: 0 points and no winner (22.3)', () => {
    for (const count of [0, 1, 27]) {
      const { deal, beats } = squares.play(playedIn(start, ...EXAMPLE.slice(0, count)), { do: 'giveUp' });
      expect(deal).toMatchObject({ phase: 'ended', turn: null, outcome: { how: 'givenUp', by: 0 } });
      expect(beats).toMatchObject([{ beat: 'ended', how: 'givenUp', seat: 0 }]);
      expect(squares.settle(begun, deal)).toMatchObject({ points: [0], lines: [], standing: { winners: [] } });
    }
  });

  it('counts only what has ended', () => {
    expect(() => squares.settle(begun, start)).toThrow('the deal has not ended');
  });
});

describe('a puzzle of squares', () => {
  const given = playedIn(withGiven(start, 2), ...EXAMPLE.slice(0, 2));

  it('has tiles that are given, and cannot be lifted', () => {
    expect(givenOf(given).map((at) => given.heap[at])).toEqual(['0-0', '0-2']);
    expect(liftsIn(given)).toEqual([]);
    expect(() => playedIn(given, lift('0-2'))).toThrow('not a legal move');
    const next = playedIn(given, play('2-3', 'r1c4 r1c5'));
    expect(liftsIn(next)).toEqual(['2-3']);
    expect(givenOf(next)).toEqual(givenOf(given));
    expect(givenOf(start)).toEqual([]);
  });
});

describe('the table of squares', () => {
  it('24: has no options, one seat, and 28 tiles', () => {
    expect(squares.options({}, 1)).toEqual({ ok: true, value: {} });
    expect(squares.options({ target: 1 }, 1)).toMatchObject({ ok: false, detail: 'target' });
    expect(squares.options({}, 2)).toMatchObject({ ok: false, reason: 'seats' });
    expect([squares.seats, squares.handSize({}, 1), squares.set({}).length]).toEqual([[1], 28, 28]);
  });
});
