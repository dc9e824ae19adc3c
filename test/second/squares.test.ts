import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { first, playMatches, playOut, tiles } from './arranged.ts';
import { squares } from './squares.ts';

/** The filling of the page: the row and column of the upper or left half, and which way the tile goes. */
const FILLING = `0-0 1,1d · 0-2 1,2r · 2-3 1,4r · 1-3 1,6r · 1-1 1,8d · 0-1 2,2d · 1-2 2,3d · 2-4 2,4d · 3-4 2,5d ·
3-5 2,6d · 1-5 2,7d · 1-6 4,2d · 1-4 4,3r · 4-5 4,5r · 0-5 4,7d · 4-6 5,3r · 0-4 5,5r · 2-6 6,2d · 5-6 6,3d · 4-4 6,4r ·
0-6 6,6d · 0-3 6,7d · 2-2 7,1d · 5-5 7,4d · 6-6 7,5d · 3-3 7,8d · 2-5 8,2r · 3-6 8,6r`;

/** The squares of the page by rows of squares. */
const SQUARES = ['0 2 3 1', '1 4 5', '6 4 0', '2 5 6 3'];

function numberAt(row: number, column: number): number {
  const inner = row >= 3 && row <= 6;
  const line = tiles(SQUARES[Math.floor((row - 1) / 2)] ?? '');
  return Number(line[Math.floor((column - (inner ? 2 : 1)) / 2)]);
}

/** Which end of the tile is the upper or left one follows from the number of the square. */
const moves = FILLING.replaceAll('\n', ' ')
  .split('·')
  .map((text) => {
    const [tile = '', where = ''] = tiles(text.trim().replaceAll(/\s+/g, ' '));
    const [row = 0, column = 0] = where.slice(0, -1).split(',').map(Number);
    const other = where.endsWith('r') ? [row, column + 1] : [row + 1, column];
    const [one, two] = [`r${row}c${column}`, `r${other[0]}c${other[1]}`];
    const lowFirst = numberAt(row, column) === Number(tile[0]);
    return { do: 'play', tile, arm: lowFirst ? `${one} ${two}` : `${two} ${one}` } as const;
  });

describe('squares, as written', () => {
  it('the example fills the outline', () => {
    const { match, deal } = first(squares, {}, 1);
    expect(moves.length).toBe(28);
    const solved = playOut(squares, deal, ...moves);
    expect(squares.line(match, solved)).toMatchObject({ end: 'domino', left: [[]], points: [1] });
    expect(squares.next(match, solved).winners).toEqual([0]);
  });

  it('the outline has 56 half-places and 14 squares', () => {
    const { deal } = first(squares, {}, 1);
    expect(squares.look(deal).places.length).toBe(56);
    const doubles = squares.moves(deal).filter(({ tile }) => tile === '0-0');
    const others = squares.moves(deal).filter(({ tile }) => tile === '0-1');
    // Neighbours: 4 within each square; a double lies there or across two, any other tile across two, in two ways.
    expect(others.length).toBe(2 * (doubles.length - 4 * 14));
  });

  it('a half may only come into a square that is empty or shows its number', () => {
    const { deal } = first(squares, {}, 1);
    const laid = playOut(squares, deal, { do: 'play', tile: '0-2', arm: 'r1c2 r1c3' });
    const at = (tile: string) => squares.moves(laid).filter((event) => event.tile === tile && event.do === 'play');
    expect(at('0-1').map(({ arm }) => arm)).not.toContain('r1c4 r1c5');
    expect(at('2-3').map(({ arm }) => arm)).toContain('r1c4 r1c5');
    expect(at('1-1').some(({ arm }) => String(arm).includes('r1c1'))).toBe(false);
    const lifted = playOut(squares, laid, { do: 'lift', tile: '0-2' });
    expect(squares.moves(lifted).length).toBe(squares.moves(deal).length);
  });

  it('may be given up', () => {
    const { match, deal } = first(squares, {}, 1);
    const over = playOut(squares, deal, { do: 'giveUp' });
    expect(squares.line(match, over)).toMatchObject({ end: 'givenUp', points: [0] });
    expect(squares.next(match, over).winners).toEqual([]);
  });
});

describe('squares at random', () => {
  it('ends when given up', () => {
    const matches = often(4, 10);
    const ends = playMatches(
      squares,
      matches,
      () => {},
      (move) => move.do === 'giveUp' || move.do === 'lift',
    );
    expect(ends.givenUp).toBe(matches);
  });
});
