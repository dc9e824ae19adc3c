/** Where the road in the cloth runs (15.2): its upper side, from left to right, on which the milestones stand. */
import type { Point } from '../../ui/rect.ts';
import type { Surface } from './surface.ts';

/** From the cloth's edge to the middle of the road, in shares of the cloth's shorter half, as `cloth-shader.ts` has it. */
const IN = 0.067;
/** How much of the upper side is left free at either end, for the small stars in the corners. */
const FREE = 0.09;

/** The CSS pixel of a point of the road. `share`: how much of its upper side lies behind it, 0 to 1. */
export function roadPoint({ cloth, camera }: Surface, share: number): Point {
  const { x, y, width, height } = cloth;
  const across = width * (FREE + (1 - 2 * FREE) * share);
  return camera.project([x + across, y + height - (IN * Math.min(width, height)) / 2, 0]);
}
