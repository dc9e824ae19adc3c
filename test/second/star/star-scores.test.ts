import { describe, expect, it } from 'vitest';
import type { Options, Tile } from '../../../src/rules/game.ts';
import { countOf, judgeSheet } from './judged-sheet.ts';
import { isOver, scoresOf } from './star-scores.ts';
import { termsOf } from './terms-of.ts';

function termsFor(game: string, options: Options, seats: number) {
  const each = new Array(seats).fill({ name: '', kind: 'human' });
  return termsOf({ format: 'star-dominoes', version: 1, game, options, seats: each });
}

const sebastopol = termsFor('sebastopol', { target: 60 }, 4);
const fortress = termsFor('fortress', { target: 60 }, 4);
const leaflet = termsFor('sebastopol-leaflet', { deals: 4 }, 4);
const ural = termsFor('ural', { faceDownDoubles: true, target: 101 }, 4);
const osel = termsFor('osel', { target: 101 }, 4);

const course = (totals: readonly number[], remembered = [0, 0, 0, 0], deals = 1) => ({
  deals,
  totals,
  remembered,
  began: 0,
  last: 0,
});
const fresh = course([0, 0, 0, 0]);
const blocked = (...counts: number[]) => ({ counts, dominoed: null });

describe('1.10: what a deal scores', () => {
  it('gives the seat that dominoes the counts of all others, whatever a blocked deal would give', () => {
    for (const terms of [sebastopol, fortress, leaflet, ural]) {
      expect(scoresOf({ counts: [4, 0, 5, 6], dominoed: 1 }, terms, fresh).points).toEqual([0, 15, 0, 0]);
    }
  });

  it('lowest takes: the others’ counts less its own, and nothing on a tie', () => {
    expect(scoresOf(blocked(4, 3, 5, 6), sebastopol, fresh).points).toEqual([0, 12, 0, 0]);
    expect(scoresOf(blocked(4, 3, 3, 6), sebastopol, fresh).points).toEqual([0, 0, 0, 0]);
  });

  it('lowest takes, gross: without subtracting, and nothing on a tie', () => {
    expect(scoresOf(blocked(4, 3, 5, 6), leaflet, fresh).points).toEqual([0, 15, 0, 0]);
    expect(scoresOf(blocked(3, 3, 5, 6), leaflet, fresh).points).toEqual([0, 0, 0, 0]);
  });

  it('ten each', () => {
    expect(scoresOf(blocked(4, 3, 5, 6), fortress, fresh).points).toEqual([10, 10, 10, 10]);
  });
});

describe('4.3: tiles that are all that is left', () => {
  it('count 66 for 6-6 and 100 for 0-0 in the Ural games, and 12 and 0 with others', () => {
    for (const terms of [ural, termsFor('ural-draw', { faceDownDoubles: true, target: 101 }, 3)]) {
      expect(countOf(['6-6'], terms)).toBe(66);
      expect(countOf(['0-0'], terms)).toBe(100);
      expect(countOf(['0-0', '6-6'], terms)).toBe(12);
      expect(countOf(['5-5'], terms)).toBe(10);
      expect(countOf([], terms)).toBe(0);
    }
  });

  it('count their pips elsewhere', () => {
    for (const terms of [sebastopol, osel]) {
      expect(countOf(['6-6'], terms)).toBe(12);
      expect(countOf(['0-0'], terms)).toBe(0);
    }
  });
});

describe('5.7: the losers write', () => {
  const losses = (counts: number[], totals: number[], remembered: number[], dominoed: number | null = null) => {
    const scores = scoresOf({ counts, dominoed }, osel, course(totals, remembered));
    return [scores.points, scores.remembered];
  };

  it('each its own count, but the lowest of a blocked deal nothing, nor those that tie with it', () => {
    expect(losses([20, 14, 30, 40], [0, 0, 0, 0], [0, 0, 0, 0])).toEqual([
      [20, 0, 30, 40],
      [0, 0, 0, 0],
    ]);
    expect(losses([14, 14, 30, 40], [0, 0, 0, 0], [0, 0, 0, 0])).toEqual([
      [0, 0, 30, 40],
      [0, 0, 0, 0],
    ]);
  });

  it('open an account at 13, together with what is remembered; less is remembered', () => {
    expect(losses([0, 12, 13, 5], [0, 0, 0, 0], [0, 0, 0, 8], 0)).toEqual([
      [0, 0, 13, 13],
      [0, 12, 0, 0],
    ]);
    expect(losses([0, 4, 6, 1], [0, 0, 0, 0], [0, 8, 6, 11], 0)).toEqual([
      [0, 0, 0, 0],
      [0, 12, 12, 12],
    ]);
  });

  it('forget what was remembered when they lose nothing, with 0-0 alone too', () => {
    expect(losses([0, 0, 30, 40], [0, 0, 0, 0], [7, 8, 0, 0], 0)).toEqual([
      [0, 0, 30, 40],
      [0, 0, 0, 0],
    ]);
  });

  it('write everything once the account is open', () => {
    expect(losses([0, 1, 2, 30], [13, 13, 20, 0], [0, 0, 0, 0], 0)).toEqual([
      [0, 1, 2, 30],
      [0, 0, 0, 0],
    ]);
  });
});

describe('1.11 and 5.8: the end of a match', () => {
  it('comes with the target', () => {
    expect(isOver(sebastopol, course([59, 0, 0, 0]))).toBe(false);
    expect(isOver(sebastopol, course([60, 0, 0, 0]))).toBe(true);
  });

  it('waits for one highest seat where several reach it', () => {
    expect(isOver(fortress, course([70, 60, 0, 0]))).toBe(true);
    expect(isOver(fortress, course([70, 70, 65, 0]))).toBe(false);
  });

  it('comes with the number of deals, level or not', () => {
    expect(isOver(leaflet, course([50, 50, 0, 0], [0, 0, 0, 0], 3))).toBe(false);
    expect(isOver(leaflet, course([50, 50, 0, 0], [0, 0, 0, 0], 4))).toBe(true);
  });

  it('comes with the first donkey, or with several', () => {
    expect(isOver(osel, course([100, 99, 0, 0]))).toBe(false);
    expect(isOver(osel, course([101, 101, 0, 0]))).toBe(true);
  });
});

describe('what a finished deal writes down', () => {
  const hands: Tile[][] = [['0-0'], [], ['6-6'], ['1-2', '3-4']];
  const play = { hands, last: 1, began: 2 };
  const good = {
    end: 'domino',
    left: hands,
    counts: [100, 0, 66, 10],
    points: [0, 176, 0, 0],
    totals: [0, 176, 0, 0],
  } as const;
  const judge =
    (spoilt: object, terms = ural) =>
    () =>
      judgeSheet({ ...good, ...spoilt }, play, terms, fresh);

  it('is how the match stands afterwards', () => {
    expect(judge({})()).toEqual({ deals: 2, totals: [0, 176, 0, 0], remembered: [0, 0, 0, 0], began: 2, last: 1 });
  });

  it('is the tiles that are left, in any order', () => {
    expect(judge({ left: [['0-0'], [], ['6-6'], ['3-4', '1-2']] })).not.toThrow();
    expect(judge({ left: hands.slice(1) })).toThrow('records: 3 hands are left, not 4');
    expect(judge({ left: [['0-0'], [], ['6-6'], ['3-4']] })).toThrow('records: seat 3 is left with 1-2 3-4');
    expect(judge({ left: [['0-0'], ['1-2'], ['6-6'], ['3-4', '1-2']] })).toThrow(
      'records: seat 1 is left with no tile',
    );
  });

  it('4.3: is 100 and 66 for what stands alone; 1.10: is the pips, where nothing does', () => {
    expect(judge({ counts: [0, 0, 12, 10] })).toThrow('4.3: the counts are 100 0 66 10');
    expect(judge({}, sebastopol)).toThrow('1.10: the counts are 0 0 12 10');
  });

  it('1.10: is a domino for whoever laid the last tile, also where a blocked deal is ten each', () => {
    const sheet = { counts: [0, 0, 12, 10], points: [0, 22, 0, 0], totals: [0, 22, 0, 0] };
    expect(judge(sheet, fortress)).not.toThrow();
    expect(judge({ ...sheet, end: 'blocked' }, fortress)).toThrow('1.10: the points are 10 10 10 10');
  });

  it('1.11: adds up', () => {
    expect(judge({ totals: [0, 17, 0, 0] })).toThrow('1.11: the totals are 0 176 0 0');
  });

  it('5.7: remembers in Osel, and nowhere else', () => {
    const sheet = { counts: [0, 0, 12, 10], points: [0, 0, 0, 0], totals: [0, 0, 0, 0] };
    expect(judge({ ...sheet, remembered: [0, 0, 12, 10] }, osel)).not.toThrow();
    expect(judge({ ...sheet, remembered: [0, 0, 12, 0] }, osel)).toThrow('5.7: remembered are 0 0 12 10');
    expect(judge(sheet, osel)).toThrow('5.7: remembered are 0 0 12 10');
    expect(judge({ remembered: [0, 0, 0, 0] })).toThrow('records: nothing is remembered in this game');
  });
});
