import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { heapOf, playMatches, playOut } from './arranged.ts';
import { judgePuzzle, mosaic } from './mosaic.ts';
import type { WrittenPuzzle } from './reading.ts';

/** The example of the page, with its first field split. */
const EXAMPLE: WrittenPuzzle = {
  size: 'small',
  outline: ['r1c1', 'r1c2', 'r2c1', 'r2c2'],
  fields: [
    { at: ['r1c1'], sign: 'over', n: 3 },
    { at: ['r1c2'], sign: 'over', n: 2 },
    { at: ['r2c1'], sign: 'equal' },
    { at: ['r2c2'], sign: 'under', n: 2 },
  ],
  tiles: ['3-4', '1-2'],
};

const match = mosaic.begin({}, 1);
const dealt = () => mosaic.open(match, heapOf(['3-4 1-2']), 0, undefined, EXAMPLE);

const play = (tile: string, arm: string) => ({ do: 'play', tile, arm }) as const;

describe('mosaic, as written', () => {
  it('the example is solved with 4 at r1c1 and 3 at r1c2', () => {
    const solved = playOut(mosaic, dealt(), play('3-4', 'r1c2 r1c1'), play('1-2', 'r2c2 r2c1'));
    expect(mosaic.line(match, solved)).toMatchObject({ end: 'domino', left: [[]], points: [1] });
    expect(mosaic.next(match, solved).winners).toEqual([0]);
  });

  it('all may lie without its being solved, and be lifted again', () => {
    const wrong = playOut(mosaic, dealt(), play('3-4', 'r1c1 r1c2'), play('1-2', 'r2c2 r2c1'));
    expect(mosaic.moves(wrong).map(({ do: what, tile }) => `${what} ${tile ?? ''}`.trim())).toEqual([
      'lift 3-4',
      'lift 1-2',
      'giveUp',
    ]);
    const right = playOut(mosaic, wrong, { do: 'lift', tile: '3-4' }, play('3-4', 'r1c2 r1c1'));
    expect(right.end).toBe('domino');
  });

  it('a puzzle is judged by 32.1', () => {
    expect(() => judgePuzzle(EXAMPLE)).not.toThrow();
    expect(() => judgePuzzle(undefined)).toThrow('missing');
    expect(() => judgePuzzle({ ...EXAMPLE, tiles: ['3-4'] })).toThrow('N tiles');
    expect(() => judgePuzzle({ ...EXAMPLE, fields: EXAMPLE.fields.slice(1) })).toThrow('divide');
  });
});

describe('mosaic at random', () => {
  it('is solved where nothing is promised, or given up', () => {
    const matches = often(4, 10);
    const ends = playMatches(mosaic, matches, () => {});
    expect((ends.givenUp ?? 0) + (ends.domino ?? 0)).toBe(matches);
  });
});
