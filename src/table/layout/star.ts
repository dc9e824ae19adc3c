/** The spinner and the blades around it. */
import { type Body, body, moved, type Way } from './body.ts';
import type { Tip } from './tip.ts';

/**
 * How far from the middle eight blades begin, each as near as it can: the upright and level ones as far as the spinner
 * reaches, those between them where they meet the others corner to corner.
 */
const NEAR = 1;
const BETWEEN = 1.2072;

export const SPINNER: Body = body({ x: 0, y: 0 }, 0, 1, 0.5);

export interface Blade {
  readonly body: Body;
  readonly tip: Tip;
}

/**
 * The blade of each arm, from arm 0 at the top, clockwise: eight around the spinner, or up to four that touch it at its
 * ends and at the middles of its long sides.
 */
export function blades(arms: number): readonly Blade[] {
  return Array.from({ length: arms }, (_, arm) => {
    const way = (arms > 4 ? arm : arm * 2) as Way;
    const near = way % 2 === 1 ? BETWEEN : arms > 4 || way % 4 === 0 ? NEAR : 0.5;
    return {
      body: body(moved({ x: 0, y: 0 }, way, near + 1), way, 1, 0.5),
      tip: { at: moved({ x: 0, y: 0 }, way, near + 1.5), way, across: false },
    };
  });
}
