/** The example of 23.3: one filling of the outline, tile by tile. */
import type { Move, Tile } from '../game.ts';

/** Each tile, row and column of its upper or left half, and its direction: right or down. */
const EXAMPLE =
  '0-0 1,1d 0-2 1,2r 2-3 1,4r 1-3 1,6r 1-1 1,8d 0-1 2,2d 1-2 2,3d 2-4 2,4d 3-4 2,5d 3-5 2,6d 1-5 2,7d 1-6 4,2d 1-4 4,3r 4-5 4,5r ' +
  '0-5 4,7d 4-6 5,3r 0-4 5,5r 2-6 6,2d 5-6 6,3d 4-4 6,4r 0-6 6,6d 0-3 6,7d 2-2 7,1d 5-5 7,4d 6-6 7,5d 3-3 7,8d 2-5 8,2r 3-6 8,6r';
/** The numbers of its squares, by rows of squares. */
const NUMBERS = [
  [0, 2, 3, 1],
  [1, 4, 5],
  [6, 4, 0],
  [2, 5, 6, 3],
] as const;

/** Returns the example's number in a half-place. */
function numberAt(row: number, column: number): number {
  const line = (row - 1) >> 1;
  const first = line === 0 || line === 3 ? 1 : 2;
  return NUMBERS[line]?.[(column - first) >> 1] ?? 0;
}

/** Returns the moves that lay it, from the first to the last. */
export function exampleMoves(): readonly Move[] {
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
    return { do: 'play', tile, arm: (isLowFirst ? names : [...names].reverse()).join(' ') };
  });
}
