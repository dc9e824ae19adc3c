/** The pips of the DOM table and their colours. Each number has a colour of its own. */
import { PIP_LIP, PIPS, pipRadius } from '../art/pips.ts';

/** The side of a half, in drawing units. */
export const SIDE = 50;

/** Returns the centres of the pips in a half of 50 × 50 units. */
export const pipSpots = (pips: number) => (PIPS[pips] ?? []).map(([x, y]) => [x * SIDE, y * SIDE] as const);

/** Returns the colour of a number on the page's tile set (tile-sets.css), readable there. */
export const pipInk = (pips: number): string => `var(--pip-${pips})`;

/** Returns the radius of its pips in the same units: as far as the lips of engraved ones. */
export const spotRadius = (pips: number): number => pipRadius(pips) * PIP_LIP * SIDE;
