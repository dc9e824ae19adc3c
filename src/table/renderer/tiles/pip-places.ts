/** How each number is engraved on a half-tile. Its colour is the same wherever numbers are shown: `ui/colours.ts`. */

/** Centres of the pips in the unit square, y down. */
export type Pips = readonly (readonly [number, number])[];

const A = 0.24;
const M = 0.5;
const Z = 0.76;
/** Pips evenly spread down a column. */
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

/** The radius of a pip, as a part of the half's side. */
export const pipRadius = (number: number): number =>
  number === 1 ? 0.115 : number <= 6 ? 0.092 : number <= 9 ? 0.08 : 0.068;

/** Engraved numerals as strokes in the unit square, y down: SVG path data. */
export const DIGITS: readonly string[] = [
  'M.5 .2C.3 .2 .27 .36 .27 .5S.3 .8 .5 .8S.73 .64 .73 .5S.7 .2 .5 .2Z',
  'M.33 .33L.54 .2V.8',
  'M.29 .37C.3 .25 .39 .2 .5 .2C.63 .2 .71 .28 .71 .38C.71 .53 .5 .6 .29 .8H.73',
  'M.31 .26C.36 .22 .42 .2 .5 .2C.61 .2 .69 .26 .69 .35C.69 .43 .62 .48 .5 .48C.64 .48 .72 .55 .72 .64C.72 .74 .63 .8 .5 .8C.4 .8 .33 .77 .28 .72',
  'M.62 .8V.2L.26 .62H.75',
  'M.69 .2H.36L.33 .46C.38 .43 .43 .42 .5 .42C.63 .42 .72 .5 .72 .61C.72 .72 .63 .8 .5 .8C.41 .8 .34 .77 .29 .73',
  'M.67 .24C.62 .21 .57 .2 .52 .2C.36 .2 .28 .34 .28 .54C.28 .7 .37 .8 .5 .8C.63 .8 .72 .72 .72 .61C.72 .5 .63 .43 .51 .43C.4 .43 .31 .49 .28 .57M.4 .92H.6',
  'M.28 .2H.72C.58 .38 .49 .57 .45 .8',
  'M.5 .2C.39 .2 .32 .26 .32 .34C.32 .42 .39 .48 .5 .48S.68 .42 .68 .34C.68 .26 .61 .2 .5 .2ZM.5 .48C.37 .48 .28 .55 .28 .64C.28 .74 .37 .8 .5 .8S.72 .74 .72 .64C.72 .55 .63 .48 .5 .48Z',
  'M.33 .76C.38 .79 .43 .8 .48 .8C.64 .8 .72 .66 .72 .46C.72 .3 .63 .2 .5 .2C.37 .2 .28 .28 .28 .39C.28 .5 .37 .57 .49 .57C.6 .57 .69 .51 .72 .43M.4 .92H.6',
];
