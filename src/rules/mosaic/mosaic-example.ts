/** The first of the small puzzles, and how it is solved: the example of lessons and pictures. */
import type { Move } from '../game.ts';
import type { GivenDeal } from '../sealed.ts';
import { tilesOf } from '../tiles.ts';
import type { MosaicPuzzle } from './mosaic-puzzle.ts';

export const EXAMPLE_MOSAIC: MosaicPuzzle = {
  size: 'small',
  places: [
    { row: 1, column: 3 },
    { row: 1, column: 4 },
    { row: 2, column: 1 },
    { row: 2, column: 2 },
    { row: 2, column: 3 },
    { row: 2, column: 4 },
    { row: 2, column: 5 },
    { row: 2, column: 6 },
    { row: 3, column: 2 },
    { row: 3, column: 3 },
    { row: 3, column: 4 },
    { row: 3, column: 5 },
  ],
  fields: [
    { at: [0, 1], sign: 'equal' },
    { at: [2, 3, 4, 8], sign: 'sum', n: 8 },
    { at: [5, 9, 10], sign: 'sum', n: 10 },
    { at: [6, 7, 11], sign: 'sum', n: 14 },
  ],
  tiles: ['1-1', '1-4', '1-6', '2-5', '5-6', '6-6'],
};

/** All tiles, those of the example first. */
const EXAMPLE_HEAP = [...EXAMPLE_MOSAIC.tiles, ...tilesOf(6).filter((tile) => !EXAMPLE_MOSAIC.tiles.includes(tile))];

/** The example, dealt. */
export const EXAMPLE_DEAL: GivenDeal = { heap: EXAMPLE_HEAP, lot: 0, puzzle: EXAMPLE_MOSAIC };

/** Returns its moves: the third is a mistake, and is lifted again. */
export const exampleCourse = (): readonly Move[] => [
  { do: 'play', tile: '6-6', arm: 'r2c5 r2c6' },
  { do: 'play', tile: '2-5', arm: 'r3c5 r3c4' },
  { do: 'play', tile: '1-4', arm: 'r1c3 r1c4' },
  { do: 'lift', tile: '1-4' },
  { do: 'play', tile: '5-6', arm: 'r2c3 r1c3' },
  { do: 'play', tile: '1-6', arm: 'r2c4 r1c4' },
  { do: 'play', tile: '1-4', arm: 'r3c2 r3c3' },
  { do: 'play', tile: '1-1', arm: 'r2c1 r2c2' },
];
