/** The spinner, and the blades around it. */

import type { Place } from '../../rules/game.ts';
import type { Point } from '../../ui/rect.ts';
import { body, type Direction, moved, type RectangleBody } from './rectangle.ts';
import type { Tip } from './tip.ts';

/**
 * Distances from the middle at which eight blades begin, as near as possible. Upright and level blades begin at the
 * spinner's reach. The blades between them begin where they meet the others corner to corner.
 */
const NEAR = 1;
const BETWEEN = 1.2072;
/** Distances for four blades: at the ends of the spinner, and at the middles of its long sides. */
const END = 1;
const SIDE = 0.5;

const MIDDLE: Point = { x: 0, y: 0 };

export const SPINNER: RectangleBody = body(MIDDLE, 0, 1, 0.5);

export interface Blade {
  readonly body: RectangleBody;
  readonly tip: Tip;
}

/** Returns the blade in a direction that begins `near` the middle of a spinner. */
const blade = (middle: Point, direction: Direction, near: number): Blade => ({
  body: body(moved(middle, direction, near + 1), direction, 1, 0.5),
  tip: { at: moved(middle, direction, near + 1.5), direction, across: false },
});

/**
 * Returns the blade of each arm, from arm 0 at the top, clockwise. Eight stand around the spinner. Up to four touch it
 * at its ends and at the middles of its long sides.
 */
export function blades(arms: number): ReadonlyMap<Place, Blade> {
  const all = Array.from({ length: arms }, (_, arm): readonly [Place, Blade] => {
    const direction = (arms > 4 ? arm : arm * 2) as Direction;
    const near = direction % 2 === 1 ? BETWEEN : arms > 4 ? NEAR : direction % 4 === 0 ? END : SIDE;
    return [arm, blade(MIDDLE, direction, near)];
  });
  return new Map(all);
}
