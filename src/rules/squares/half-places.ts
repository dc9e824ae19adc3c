/** The outline of Squares (23.1): 56 half-places in 14 squares of 2 × 2. */
import { type Cell, outlineFrom } from '../outline/outline-shape.ts';

/** Rows of squares: the column of the first square, and the number of squares. */
const ROWS_OF_SQUARES = [
  { first: 1, count: 4 },
  { first: 2, count: 3 },
  { first: 2, count: 3 },
  { first: 1, count: 4 },
] as const;

const SIDE = 8;

/** The upper left half-place of each square, by rows of squares from left to right. */
export const SQUARES: readonly Cell[] = ROWS_OF_SQUARES.flatMap(({ first, count }, index) =>
  Array.from({ length: count }, (_, n) => ({ row: 2 * index + 1, column: first + 2 * n })),
);

/** Returns the index of the square at a row and a column; -1 outside the outline. */
const squareAt = (row: number, column: number): number =>
  SQUARES.findIndex((square) => (row - square.row) >> 1 === 0 && (column - square.column) >> 1 === 0);

/** 23.2: the numbers of a square are alike. */
export const SQUARES_OUTLINE = outlineFrom(
  Array.from({ length: SIDE * SIDE }, (_, n) => {
    const [row, column] = [Math.floor(n / SIDE) + 1, (n % SIDE) + 1];
    return { row, column, area: squareAt(row, column) };
  }).filter(({ area }) => area >= 0),
  true,
);

export const { places: HALF_PLACES, pairs: PAIRS } = SQUARES_OUTLINE;

/** The square of a half-place, by its index. */
export const SQUARE_OF: readonly number[] = HALF_PLACES.map(({ area }) => area);
