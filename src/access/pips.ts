/** How pips are drawn in the DOM table, and their colours. Each number has a colour of its own. */
import { PIPS } from '../art/pips.ts';

/** The side of a half in the units in which tiles are drawn. */
const SIDE = 50;

/** Centres of the pips in a half of 50 × 50 units. */
export const pipSpots = (pips: number) => (PIPS[pips] ?? []).map(([x, y]) => [x * SIDE, y * SIDE] as const);

/** The colour of a number on the tiles that the page wears (tile-sets.css): made to be read there. */
export const pipInk = (pips: number): string => `var(--pip-${pips})`;

/** The radius of its pips, in the same units: many are smaller. */
export const pipRadius = (pips: number): number => (pips > 9 ? 3.9 : pips > 6 ? 4.8 : 5.4);
