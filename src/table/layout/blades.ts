/** The spinner, and the blades around it. */
import type { Place } from '../../rules/game.ts';
import { type Body, body, type Direction, moved, type Point, turned } from './rectangle.ts';
import type { Tip } from './tip.ts';

/**
 * How far from the middle eight blades begin, each as near as it can: the upright and level ones as far as the spinner
 * reaches, those between them where they meet the others corner to corner.
 */
const NEAR = 1;
const BETWEEN = 1.2072;
/** And four: at the ends of the spinner, and at the middles of its long sides. */
const END = 1;
const SIDE = 0.5;

const MIDDLE: Point = { x: 0, y: 0 };

export const SPINNER: Body = body(MIDDLE, 0, 1, 0.5);

export interface Blade {
  readonly body: Body;
  readonly tip: Tip;
}

/** The blade that points `way` and begins `near` the middle of a spinner. */
const blade = (middle: Point, direction: Direction, near: number): Blade => ({
  body: body(moved(middle, direction, near + 1), direction, 1, 0.5),
  tip: { at: moved(middle, direction, near + 1.5), direction, across: false },
});

/**
 * The blade of each arm, from arm 0 at the top, clockwise: eight around the spinner, or up to four that touch it at its
 * ends and at the middles of its long sides.
 */
export function blades(arms: number): ReadonlyMap<Place, Blade> {
  const all = Array.from({ length: arms }, (_, arm): readonly [Place, Blade] => {
    const direction = (arms > 4 ? arm : arm * 2) as Direction;
    const near = direction % 2 === 1 ? BETWEEN : arms > 4 ? NEAR : direction % 4 === 0 ? END : SIDE;
    return [arm, blade(MIDDLE, direction, near)];
  });
  return new Map(all);
}

/** The arms at the sides of a spinner that lies in a line (5.3). */
const SIDES: readonly (readonly [arm: number, steps: number])[] = [
  [2, 2],
  [3, -2],
];

/** The blades that a double across a line gets as spinner: its arm goes on outwards, and two sides open. */
export function bladesOfDouble(arm: Place, middle: Point, direction: Direction): ReadonlyMap<Place, Blade> {
  const sides = SIDES.map(([side, steps]) => [side, blade(middle, turned(direction, steps), END)] as const);
  return new Map<Place, Blade>([[arm, blade(middle, direction, SIDE)], ...sides]);
}
