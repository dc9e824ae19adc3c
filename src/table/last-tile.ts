/** Where the last tile that was played is seen, or will be: what is said of it does not cover it. */
import type { Rect } from '../ui/places.ts';
import type { Placement } from './places/place.ts';
import type { Sight } from './sight.ts';
import { rotate } from './space.ts';
import { HALF_LENGTH, HALF_WIDTH } from './tiles/box.ts';

/** The rectangle of the screen around it, CSS pixels, while the table is seen whole; `null` while nothing is laid. */
export function lastTileIn({ now, surface }: Pick<Sight, 'now' | 'surface'>, { tiles }: Placement): Rect | null {
  const last = now?.seen.laid.at(-1);
  const placed = last && tiles[last.at];
  if (!placed) return null;
  const { x, y } = surface.camera.project(placed.at);
  const half = placed.scale * surface.pixelsAt(placed.at);
  const [along, up] = rotate(placed.turn, [0, 1, 0]).map(Math.abs);
  const width = half * 2 * (HALF_LENGTH * (along ?? 0) + HALF_WIDTH * (up ?? 0));
  const height = half * 2 * (HALF_LENGTH * (up ?? 0) + HALF_WIDTH * (along ?? 0));
  return { x: x - width / 2, y: y - height / 2, width, height };
}
