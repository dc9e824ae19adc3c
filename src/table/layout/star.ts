/** The spinner and the blades around it. */
import { type Body, body, moved, type Way } from './body.ts';
import type { Tip } from './tip.ts';

/** The distance from the middle at which eight blades stand corner to corner. */
const HUB = 1.2072;

export const SPINNER: Body = body({ x: 0, y: 0 }, 0, 1, 0.5);

export interface Blade {
  readonly body: Body;
  readonly tip: Tip;
}

/**
 * The blade of each arm, from arm 0 at the top, clockwise: eight around the hub, or up to four that touch the spinner
 * at its ends and at the middles of its long sides.
 */
export function blades(arms: number): readonly Blade[] {
  return Array.from({ length: arms }, (_, arm) => {
    const way = (arms > 4 ? arm : arm * 2) as Way;
    const near = arms > 4 ? HUB : way % 4 === 0 ? 1 : 0.5;
    return {
      body: body(moved({ x: 0, y: 0 }, way, near + 1), way, 1, 0.5),
      tip: { at: moved({ x: 0, y: 0 }, way, near + 1.5), way, across: false },
    };
  });
}
