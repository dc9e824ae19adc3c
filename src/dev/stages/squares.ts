/** An outline that is filled: the example of 23.3, empty, half way, as a puzzle, and solved. */
import type { Move, Tile } from '../../rules/game.ts';
import type { Stages } from './stage.ts';

/** Tile, row and column of its upper or left half, and whether it goes right or down. */
const EXAMPLE =
  '0-0 1,1d 0-2 1,2r 2-3 1,4r 1-3 1,6r 1-1 1,8d 0-1 2,2d 1-2 2,3d 2-4 2,4d 3-4 2,5d 3-5 2,6d 1-5 2,7d 1-6 4,2d 1-4 4,3r 4-5 4,5r ' +
  '0-5 4,7d 4-6 5,3r 0-4 5,5r 2-6 6,2d 5-6 6,3d 4-4 6,4r 0-6 6,6d 0-3 6,7d 2-2 7,1d 5-5 7,4d 6-6 7,5d 3-3 7,8d 2-5 8,2r 3-6 8,6r';
const SQUARES = [
  [0, 2, 3, 1],
  [1, 4, 5],
  [6, 4, 0],
  [2, 5, 6, 3],
] as const;

/** The number that the example has in a half-place. */
function numberAt(row: number, column: number): number {
  const line = (row - 1) >> 1;
  const first = line === 0 || line === 3 ? 1 : 2;
  return SQUARES[line]?.[(column - first) >> 1] ?? 0;
}

function exampleMoves(): readonly Move[] {
  const words = EXAMPLE.split(' ');
  return Array.from({ length: words.length / 2 }, (_, n): Move => {
    const tile = words[2 * n] as Tile;
    const [, row, column, way] = /(.),(.)(.)/.exec(words[2 * n + 1] ?? '') ?? [];
    const [r, c] = [Number(row), Number(column)];
    const ends =
      way === 'r'
        ? [
            [r, c],
            [r, c + 1],
          ]
        : [
            [r, c],
            [r + 1, c],
          ];
    const names = ends.map(([y = 0, x = 0]) => `r${y}c${x}`);
    const isLowFirst = `${numberAt(r, c)}` === tile[0];
    return { do: 'play', tile, arm: (isLowFirst ? names : names.toReversed()).join(' ') };
  });
}

const plays = exampleMoves();
const game = { game: 'squares', seats: 1, seed: 'f' } as const;

export const squares: Stages = {
  squaresBegin: {
    shows: 'Squares: the empty outline, all tiles on the rim',
    spec: { ...game, moves: 0, ask: true },
  },
  squares: {
    shows: 'Squares: half way, a tile picked',
    spec: { ...game, plays, moves: 15, ask: true },
    does: 'pick',
  },
  squaresPuzzle: {
    shows: 'Squares: a puzzle, its given tiles darker',
    spec: { ...game, plays: plays.filter((_, n) => n % 3 === 0), fixed: 6, moves: 9, ask: true },
  },
  squaresCarried: {
    shows: 'Squares: a tile under the finger',
    spec: { ...game, plays, moves: 12, ask: true },
    does: 'carry',
    ms: 400,
  },
  squaresSolved: { shows: 'Squares: solved', spec: { ...game, plays, moves: 999 } },
};
