/** The pips on a half-tile: their places and sizes, engraved on the canvas and drawn in the DOM table. */

/** The centres of the pips in the unit square, y down. */
export type Pips = readonly (readonly [x: number, y: number])[];

const A = 0.24;
const M = 0.5;
const Z = 0.76;
/** Returns pips evenly spread down a column. */
const column = (x: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [x, A + (i * (Z - A)) / (count - 1)]);

const FOUR: Pips = [...column(A, 2), ...column(Z, 2)];
const SIX: Pips = [...column(A, 3), ...column(Z, 3)];

/** From 0 to 12. */
export const PIPS: readonly Pips[] = [
  [],
  [[M, M]],
  [
    [A, A],
    [Z, Z],
  ],
  [
    [A, A],
    [M, M],
    [Z, Z],
  ],
  FOUR,
  [...FOUR, [M, M]],
  SIX,
  [...SIX, [M, M]],
  [...SIX, [M, A], [M, Z]],
  [...column(A, 3), ...column(M, 3), ...column(Z, 3)],
  [...column(A, 4), ...column(Z, 4), [M, 0.37], [M, 0.63]],
  [...column(A, 4), ...column(Z, 4), ...column(M, 3)],
  [...column(A, 4), ...column(M, 4), ...column(Z, 4)],
];

/** Returns the radius of the bowl of a pip in the unit square; high numbers have smaller ones. */
export const pipRadius = (number: number): number =>
  number === 1 ? 0.115 : number <= 6 ? 0.092 : number <= 9 ? 0.08 : 0.068;

/** The radius of the lip of a pip, in radii of its bowl. */
export const PIP_LIP = 1.14;
