/** The outline of Squares (23.1): 56 half-places in 14 squares of 2 × 2. */

/** A row and a column, from 1, from the top and from the left; they may lie outside the outline. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A place for half a tile. */
export interface HalfPlace extends Cell {
  /** Its name in records, as `r1c2`. */
  readonly name: string;
  /** The index, in `SQUARES`, of its square. */
  readonly square: number;
}

/** Rows of squares: the column of the first square, and the number of squares. */
const ROWS_OF_SQUARES = [
  { first: 1, count: 4 },
  { first: 2, count: 3 },
  { first: 2, count: 3 },
  { first: 1, count: 4 },
] as const;

export const ROWS = 8;
export const COLUMNS = 8;

/** The upper left half-place of each square, by rows of squares from left to right. */
export const SQUARES: readonly { readonly row: number; readonly column: number }[] = ROWS_OF_SQUARES.flatMap(
  ({ first, count }, index) => Array.from({ length: count }, (_, n) => ({ row: 2 * index + 1, column: first + 2 * n })),
);

/** Returns the index of the square at a row and a column; -1 outside the outline. */
const squareAt = (row: number, column: number): number =>
  SQUARES.findIndex((square) => (row - square.row) >> 1 === 0 && (column - square.column) >> 1 === 0);

/** All half-places in reading order. */
export const HALF_PLACES: readonly HalfPlace[] = Array.from({ length: ROWS * COLUMNS }, (_, n) => {
  const [row, column] = [Math.floor(n / COLUMNS) + 1, (n % COLUMNS) + 1];
  return { row, column, name: `r${row}c${column}`, square: squareAt(row, column) };
}).filter(({ square }) => square >= 0);

const BY_NAME: ReadonlyMap<string, number> = new Map(HALF_PLACES.map(({ name }, index) => [name, index]));

/** Two half-places that share a side, in reading order, as indexes in `HALF_PLACES`. */
export type PlacePair = readonly [number, number];

/** All such pairs: the places that a tile can cover. */
export const PAIRS: readonly PlacePair[] = HALF_PLACES.flatMap(({ row, column }, index) =>
  [BY_NAME.get(`r${row}c${column + 1}`), BY_NAME.get(`r${row + 1}c${column}`)].flatMap((other): PlacePair[] =>
    other === undefined ? [] : [[index, other]],
  ),
);

/** The square of a half-place, by its index. */
export const SQUARE_OF: readonly number[] = HALF_PLACES.map(({ square }) => square);

/** Returns a record's name for the places of the low and the high half (25.6). Indexes in `HALF_PLACES`. */
export const armOf = (low: number, high: number): string => `${HALF_PLACES[low]?.name} ${HALF_PLACES[high]?.name}`;

/**
 * Returns the indexes, in `HALF_PLACES`, of the two places that an arm names; `null` if it does not name two places.
 */
export function placesOfArm(arm: number | string): PlacePair | null {
  const [low, high, more] = String(arm)
    .split(' ')
    .map((name) => BY_NAME.get(name));
  return low === undefined || high === undefined || more !== undefined ? null : [low, high];
}
