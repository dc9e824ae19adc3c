/** The road in the cloth (15.2): the milestones stand on its upper side, from left to right. */
import type { Point } from '../../ui/rect.ts';
import type { TableSurface } from './surface.ts';

/** From the cloth's edge to the middle of the road, in shares of the cloth's shorter half, as in `cloth-shader.ts`. */
const IN = 0.067;
/** Share of the upper side that stays free at either end, for the small stars in the corners. */
const FREE = 0.09;

/** Returns the CSS pixel of a point of the road; `share` is the part of its upper side behind it, 0 to 1. */
export function roadPoint({ cloth, camera }: TableSurface, share: number): Point {
  const { x, y, width, height } = cloth;
  const across = width * (FREE + (1 - 2 * FREE) * share);
  return camera.project([x + across, y + height - (IN * Math.min(width, height)) / 2, 0]);
}
