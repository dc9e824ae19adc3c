/** Small mosaics, written as drawings. */
import type { Field, MosaicPuzzle, Sign } from '../../../src/rules/mosaic/mosaic-puzzle.ts';
import type { Tile } from '../../../src/rules/tiles.ts';

/**
 * Returns a mosaic.
 *
 * @param rows a letter for each half-place: its field; a point for none.
 */
export function mosaicFrom(
  rows: readonly string[],
  signs: Readonly<Record<string, Sign>>,
  tiles: readonly Tile[],
): MosaicPuzzle {
  const letters = rows.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (letter === '.' ? [] : [{ letter, row: row + 1, column: column + 1 }])),
  );
  const fields = Object.entries(signs).map(
    ([name, sign]): Field => ({
      at: letters.flatMap(({ letter }, place) => (letter === name ? [place] : [])),
      ...sign,
    }),
  );
  return { size: 'small', places: letters.map(({ row, column }) => ({ row, column })), fields, tiles };
}

/** The example of the page: with two solutions, and with one. */
export const TWO_SOLUTIONS = mosaicFrom(
  ['aa', 'bc'],
  { a: { sign: 'sum', n: 7 }, b: { sign: 'equal' }, c: { sign: 'under', n: 2 } },
  ['3-4', '1-2'],
);
export const ONE_SOLUTION = mosaicFrom(
  ['ad', 'bc'],
  { a: { sign: 'over', n: 3 }, d: { sign: 'over', n: 2 }, b: { sign: 'equal' }, c: { sign: 'under', n: 2 } },
  ['3-4', '1-2'],
);
