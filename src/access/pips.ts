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

const INKS = [
  '#5a4a3a',
  '#1c4f9c',
  '#1d6b37',
  '#a8261c',
  '#6a3aa0',
  '#0d6670',
  '#8a5200',
  '#96245c',
  '#0f6a52',
  '#333c48',
  '#52407c',
  '#6b3a28',
  '#1b1f24',
];

/** Centres of the pips in a half of 50 × 50 units. */
export const pipSpots = (pips: number): readonly Spot[] => SPOTS[pips] ?? [];

/** The colour of a number on ivory; every one has a contrast of more than 4.5 to 1 there. */
export const pipInk = (pips: number): string => INKS[pips] ?? '#1b1f24';

/** The radius of its pips, in the same units: many are smaller. */
export const pipRadius = (pips: number): number => (pips > 9 ? 3.9 : pips > 6 ? 4.8 : 5.4);
