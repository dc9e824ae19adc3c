import { describe, expect, it } from 'vitest';
import { mosaicOf } from '../../../src/bots/mosaic/make-mosaic.ts';
import { beginMatch, playMove, takenBack } from '../../../src/match/progress.ts';
import { fromHex } from '../../../src/rules/chance.ts';
import type { Deal, Move, Tile } from '../../../src/rules/game.ts';
import { fieldsIn } from '../../../src/rules/mosaic/fields-in.ts';
import { mosaic } from '../../../src/rules/mosaic/mosaic.ts';
import { type MosaicPuzzle, SIZES, TILES_OF } from '../../../src/rules/mosaic/mosaic-puzzle.ts';
import { puzzleFault } from '../../../src/rules/mosaic/puzzle-fault.ts';
import { seen } from '../../../src/rules/seen.ts';
import { dealOfMosaic, sizeOfDeal } from '../../../src/shell/setup/mosaic-sizes.ts';
import { gradeOfDeal, numberOfPuzzle, puzzleOfDay } from '../../../src/shell/setup/puzzles.ts';
import { plainGrade, plainSolutions } from '../../second/mosaic-solver.ts';
import { heapOf, made, ONE_SOLUTION, playedIn, puzzleDeal, solved, TWO_SOLUTIONS } from './mosaic-deals.ts';

const lay = (tile: string, arm: string): Move => ({ do: 'play', tile: tile as Tile, arm });
const lift = (tile: string): Move => ({ do: 'lift', tile: tile as Tile });
const armsOf = (deal: Deal, tile: string) =>
  mosaic.moves(deal).flatMap((move) => (move.do === 'play' && move.tile === tile ? [move.arm] : []));
const statesIn = (deal: Deal) => fieldsIn(deal).map(({ state }) => state);
const start = puzzleDeal(ONE_SOLUTION);
const SOLVING = [lay('3-4', 'r1c2 r1c1'), lay('1-2', 'r2c2 r2c1')];

describe('a puzzle of mosaic', () => {
  it('32.1: is an outline that is connected, divided into connected fields, with signs, and tiles that fill it', () => {
    for (const size of SIZES) expect(puzzleFault(mosaicOf(5, size).puzzle)).toBeNull();
    for (const puzzle of [ONE_SOLUTION, TWO_SOLUTIONS]) expect(puzzleFault(puzzle)).toBeNull();
    const bad = (change: Partial<Record<keyof MosaicPuzzle | 'more', unknown>>) =>
      puzzleFault({ ...ONE_SOLUTION, ...change });
    const [a, b, c, d] = ONE_SOLUTION.places;
    expect(bad({ more: 1 })).toBe('it has too much or too little');
    expect(bad({ size: 'huge' })).toBe('there is no size huge');
    expect(bad({ places: [a, b, c] })).toBe('tiles do not fill 3 half-places');
    expect(bad({ places: [] })).toBe('tiles do not fill 0 half-places');
    expect(bad({ places: [a, b, d, c] })).toBe('the half-places are not in reading order, or one comes twice');
    expect(bad({ places: [a, b, c, { row: 4, column: 2 }] })).toBe('the outline is not connected');
    expect(bad({ places: [a, b, c, { row: 10, column: 2 }] })).toBe('the outline is no list of half-places');
    expect(bad({ tiles: ['3-4'] })).toBe('2 tiles fill the outline, not 1');
    expect(bad({ tiles: ['3-4', '3-4'] })).toBe('a tile comes twice');
    expect(bad({ tiles: ['3-4', '1-7'] })).toBe('the tiles are not of the set');
  });

  it('32.1: has a sign for each field, with a number or without, and no place in two fields', () => {
    const fields = (...all: readonly unknown[]) => puzzleFault({ ...TWO_SOLUTIONS, fields: all });
    const [sum, equal, under] = TWO_SOLUTIONS.fields;
    expect(fields(sum, equal)).toBe('the fields are no division of the outline');
    expect(fields(sum, equal, under, under)).toBe('the fields are no division of the outline');
    expect(fields({ at: [0, 3], sign: 'none' }, { at: [1, 2], sign: 'none' })).toBe('field 1: is not connected');
    expect(fields(sum, { at: [2], sign: 'even' }, under)).toBe('field 2: there is no sign even');
    expect(fields(sum, { at: [2], sign: 'equal', n: 2 }, under)).toBe('field 2: has too much or too little');
    expect(fields(sum, { at: [2], sign: 'sum' }, under)).toBe('field 2: has too much or too little');
    expect(fields(sum, { at: [2], sign: 'sum', n: -1 }, under)).toBe('field 2: its number is none');
    expect(fields(sum, { at: [], sign: 'none' }, equal, under)).toBe('field 2: has no half-places');
    expect(fields(sum, { at: [4], sign: 'none' }, equal, under)).toContain('field 2: has half-places beyond');
    for (const nonsense of [null, [], 7, 'a', { ...ONE_SOLUTION, fields: null }, { ...ONE_SOLUTION, tiles: {} }])
      expect(puzzleFault(nonsense)).not.toBeNull();
  });

  it('is dealt with its tiles in the hand, in their order, and all others dead; nothing is hidden', () => {
    const deal = made(1, 'middle');
    expect(deal.hands[0]?.map((at) => deal.heap[at])).toEqual(deal.puzzle?.tiles);
    expect([...(deal.hands[0] ?? []), ...deal.dead]).toEqual([...deal.heap.keys()]);
    for (const eye of [0, 'table', 'all'] as const) expect(seen(mosaic, deal, eye)).toEqual(deal);
    expect(() => mosaic.dealing?.puzzles?.deal(deal, ONE_SOLUTION)).toThrow('does not begin with the tiles');
  });

  it('is a plain one where none is given: five tiles, which may lie anywhere', () => {
    const deal = mosaic.open(mosaic.begin({}, 1), {}, 1, mosaic.set({}), 0);
    expect(deal.puzzle?.tiles).toEqual(['0-0', '0-1', '0-2', '0-3', '0-4']);
    expect(puzzleFault(deal.puzzle)).toBeNull();
    const end = [1, 2, 3, 4, 5].reduce((now, k) => playedIn(now, lay(`0-${k - 1}`, `r1c${k} r2c${k}`)), deal);
    expect(end.outcome).toEqual({ how: 'domino', by: 0 });
    expect(() => mosaic.open(mosaic.begin({}, 1), {}, 1, ['0-0'], 0)).toThrow('not the set');
  });
});

describe('tiles of mosaic', () => {
  it('32.2: lie on any two free half-places that touch, either way round, a double in reading order (25.6)', () => {
    expect(armsOf(start, '1-2')).toEqual([
      ...['r1c1 r1c2', 'r1c2 r1c1', 'r1c1 r2c1', 'r2c1 r1c1'],
      ...['r1c2 r2c2', 'r2c2 r1c2', 'r2c1 r2c2', 'r2c2 r2c1'],
    ]);
    const double = puzzleDeal({ ...ONE_SOLUTION, tiles: ['3-3', '1-2'] });
    expect(armsOf(double, '3-3')).toEqual(['r1c1 r1c2', 'r1c1 r2c1', 'r1c2 r2c2', 'r2c1 r2c2']);
    const laid = playedIn(start, lay('1-2', 'r1c1 r2c1'));
    expect(armsOf(laid, '3-4')).toEqual(['r1c2 r2c2', 'r2c2 r1c2']);
    expect(() => playedIn(laid, lay('3-4', 'r1c1 r1c2'))).toThrow('not a legal move');
    expect(() => playedIn(start, lay('3-4', 'r1c1 r2c2'))).toThrow('not a legal move');
    expect(() => playedIn(start, lay('0-0', 'r1c1 r1c2'))).toThrow('not a legal move');
  });

  it('32.2: may be lifted as long as it is not solved, also when all lie, and be laid turned', () => {
    const all = playedIn(start, lay('3-4', 'r1c1 r1c2'), lay('1-2', 'r2c2 r2c1'));
    expect([all.hands[0], all.outcome, all.turn?.seat]).toEqual([[], null, 0]);
    expect(mosaic.moves(all)).toEqual([lift('3-4'), lift('1-2'), { do: 'giveUp' }]);
    const turned = playedIn(all, lift('3-4'), lay('3-4', 'r1c2 r1c1'));
    expect(turned.outcome).toEqual({ how: 'domino', by: 0 });
    expect(mosaic.moves(turned)).toEqual([]);
    expect(() => playedIn(start, lift('3-4'))).toThrow('not a legal move');
  });

  it('32.2: break a field, which is shown and not refused', () => {
    const after = mosaic.play(start, lay('3-4', 'r1c1 r1c2'));
    expect(statesIn(after.deal)).toEqual(['broken', 'kept', 'open', 'open']);
    expect(after.beats).toEqual([expect.objectContaining({ beat: 'laid', kept: [1], broken: [0] })]);
    const other = mosaic.play(start, SOLVING[0] ?? lift('3-4'));
    expect(other.beats).toEqual([expect.objectContaining({ kept: [0, 1] })]);
    expect(other.beats[0]).not.toHaveProperty('broken');
    // Broken before it is full: 4 and more are not under 2.
    const early = puzzleDeal({ ...TWO_SOLUTIONS, fields: [{ at: [0, 1, 2, 3], sign: 'under', n: 7 }] });
    expect(statesIn(playedIn(early, lay('3-4', 'r1c1 r1c2')))).toEqual(['broken']);
    expect(statesIn(playedIn(early, lay('1-2', 'r1c1 r1c2')))).toEqual(['open']);
  });
});

describe('the end of mosaic', () => {
  const begun = mosaic.begin({}, 1);

  it('32.3: comes when all tiles lie and every sign holds: domino, one point', () => {
    const end = playedIn(start, ...SOLVING);
    expect(statesIn(end)).toEqual(['kept', 'kept', 'kept', 'kept']);
    expect([end.phase, end.outcome]).toEqual(['ended', { how: 'domino', by: 0 }]);
    expect(mosaic.settle(begun, end)).toMatchObject({
      counts: [0],
      points: [1],
      lines: [{ side: 0, points: 1, why: 'solved' }],
      standing: { deals: 1, totals: [1], winners: [0] },
    });
  });

  it('32.3: comes when it is given up, with nothing for anybody', () => {
    const end = playedIn(start, { do: 'giveUp' });
    expect(end.outcome).toEqual({ how: 'givenUp', by: 0 });
    expect(mosaic.settle(begun, end)).toMatchObject({ counts: [10], points: [0], standing: { winners: [] } });
    expect(() => mosaic.settle(begun, start)).toThrow('the deal has not ended');
  });

  it('32.3: any number of moves may be taken back, over tiles that were lifted and a giving up, too', () => {
    const given = [{ heap: heapOf(ONE_SOLUTION), lot: 0, puzzle: ONE_SOLUTION }];
    const history = [beginMatch(mosaic, {}, 1, fromHex('0'.repeat(64)), given)];
    const moves = [lay('3-4', 'r1c1 r1c2'), lift('3-4'), ...SOLVING.slice(0, 1), { do: 'giveUp' } as const];
    for (const move of moves) {
      const now = history.at(-1);
      if (now) history.push(playMove(now, move).progress);
    }
    for (const [index, now] of history.entries()) expect(takenBack(now, 0)).toEqual(history[index - 1] ?? null);
  });
});

describe('a puzzle that the game gives', () => {
  it('32.4: has one solution, where other tiles on the same numbers count, and turning a double does not', () => {
    expect([plainSolutions(ONE_SOLUTION), plainSolutions(TWO_SOLUTIONS)]).toEqual([1, 2]);
    const [places, fields] = [ONE_SOLUTION.places, [{ at: [0, 1, 2, 3], sign: 'none' }]] as const;
    // Two ways to divide the square, two tiles, and either way round.
    expect(plainSolutions({ places, fields, tiles: ['0-1', '2-3'] }, 99)).toBe(16);
    expect(plainSolutions({ places, fields, tiles: ['0-0', '2-2'] }, 99)).toBe(4);
    for (const size of SIZES) expect(plainSolutions(mosaicOf(11, size).puzzle)).toBe(1);
  });

  it('32.4: is made from a number, the same every time', () => {
    for (const size of SIZES) {
      expect(mosaicOf(12, size)).toEqual(mosaicOf(12, size));
      expect(mosaicOf(12, size).puzzle).not.toEqual(mosaicOf(13, size).puzzle);
    }
  });

  it('32.5: has as many tiles as its size says, and takes the steps of its size', () => {
    for (const [index, size] of SIZES.entries()) {
      const { puzzle } = mosaicOf(14, size);
      const [least, most] = TILES_OF[size];
      expect(puzzle.size).toBe(size);
      expect(puzzle.tiles.length).toBeGreaterThanOrEqual(least);
      expect(puzzle.tiles.length).toBeLessThanOrEqual(most);
      expect(plainGrade(puzzle)).toBe(index + 1);
    }
    expect(TILES_OF).toEqual({ small: [5, 7], middle: [9, 11], large: [13, 16] });
  });

  it('32.5: is out of ways one by one: the steps that are shown are of the kinds of its size', () => {
    for (const [index, size] of SIZES.entries()) {
      const kinds = new Set<number>();
      for (let deal = made(15, size); deal.outcome === null; ) {
        const solution = solved(deal);
        if (solution.is !== 'found') throw new Error('no solution');
        for (const { kind } of solution.steps ?? []) kinds.add(kind);
        deal = playedIn(deal, ...solution.moves.slice(0, 1));
      }
      expect(Math.max(...kinds)).toBe(index + 1);
    }
  });

  it('32.6: has a number of its day in each size, the same for everybody', () => {
    const day = numberOfPuzzle(puzzleOfDay(new Date(2027, 0, 31)));
    expect(day).toBe(70131);
    const deals = SIZES.map((size) => dealOfMosaic(size, day));
    expect(deals).toEqual([170131, 270131, 370131]);
    expect(deals.map(sizeOfDeal)).toEqual(SIZES);
    expect(deals.map(numberOfPuzzle)).toEqual([day, day, day]);
    expect(deals.map(gradeOfDeal)).toEqual([1, 2, 3]);
  });
});

it('the table of mosaic has one seat and no options', () => {
  expect(mosaic.options({}, 1)).toEqual({ ok: true, value: {} });
  expect(mosaic.options({ size: 'small' }, 1)).toMatchObject({ ok: false, detail: 'size' });
  expect(mosaic.options({}, 2)).toMatchObject({ ok: false, reason: 'seats' });
});
