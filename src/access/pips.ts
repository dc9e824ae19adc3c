/** Where the pips of a half lie, and their colours. Each number has its own arrangement and its own colour. */

const [L, C, R] = [12, 25, 38];
const ROWS_4 = [8.5, 19.5, 30.5, 41.5];

type Spot = readonly [x: number, y: number];

const column = (x: number, ys: readonly number[]): Spot[] => ys.map((y) => [x, y]);
const CORNERS: readonly Spot[] = [
  [L, L],
  [R, L],
  [L, R],
  [R, R],
];
const SIX: readonly Spot[] = [...column(L, [L, C, R]), ...column(R, [L, C, R])];

const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [[C, C]],
  [
    [L, L],
    [R, R],
  ],
  [
    [L, L],
    [C, C],
    [R, R],
  ],
  CORNERS,
  [...CORNERS, [C, C]],
  SIX,
  [...SIX, [C, C]],
  [...SIX, [C, L], [C, R]],
  [...SIX, ...column(C, [L, C, R])],
  [...column(L, ROWS_4), ...column(C, [14, 36]), ...column(R, ROWS_4)],
  [...column(L, ROWS_4), ...column(C, [10, C, 40]), ...column(R, ROWS_4)],
  [...column(L, ROWS_4), ...column(C, ROWS_4), ...column(R, ROWS_4)],
];

/** Centres of the pips in a half of 50 × 50 units. */
export const pipSpots = (pips: number): readonly Spot[] => SPOTS[pips] ?? [];

/** The colour of a number on the tiles that the page wears (tile-sets.css): made to be read there. */
export const pipInk = (pips: number): string => `var(--pip-${pips})`;

/** The radius of its pips, in the same units: many are smaller. */
export const pipRadius = (pips: number): number => (pips > 9 ? 3.9 : pips > 6 ? 4.8 : 5.4);
