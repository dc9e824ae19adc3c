/** What lies under a finger. */
import type { Place, Position } from '../../rules/game.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import type { Placed, Where } from '../places/placement.ts';
import { type Camera, meet } from '../space/camera.ts';
import { add, type Pose, rotate, sub, undone } from '../space/vectors.ts';

/** Places on the cloth can be touched this far around their middle, CSS pixels. */
const REACH = 22;
/** And this far beside their picture, in half-tile sides. */
const BESIDE = 0.15;

/** How far outside a tile (in half-tile sides) the line of sight through a pixel passes; 0 or less: it is hit. */
export function missBy(camera: Camera, x: number, y: number, pose: Pose): number {
  const point = meet(camera.ray(x, y), pose.at, rotate(pose.turn, [0, 0, 1]));
  if (!point) return Number.POSITIVE_INFINITY;
  const local = rotate(undone(pose.turn), sub(point, pose.at));
  return Math.max(Math.abs(local[0]) / pose.scale - 0.5, Math.abs(local[1]) / pose.scale - 1);
}

/** The tile of that kind under the pixel, or the nearest one closer than `slack` half-tile sides. */
export function tileAt(
  camera: Camera,
  x: number,
  y: number,
  tiles: readonly Placed[],
  where: Where,
  slack: number,
): Position | null {
  let best: Position | null = null;
  let least = slack;
  for (const [at, placed] of tiles.entries()) {
    if (placed.where !== where || placed.scale < 0.01) continue;
    const miss = missBy(camera, x, y, placed);
    if (miss < least) {
      least = miss;
      best = at;
    }
  }
  return best;
}

/** The CSS pixel, from above, at which the upper edge of a tile is seen. */
export const topOf = (camera: Camera, { at, turn, scale }: Pose): number =>
  camera.project(add(at, rotate(turn, [0, scale, 0]))).y;

/** Whether the pixel is on the picture of a place. */
export const isOnPlace = (camera: Camera, x: number, y: number, place: HighlightedPlace): boolean =>
  missBy(camera, x, y, place) <= BESIDE;

/**
 * The place under the pixel: the nearest whose picture, or a finger's breadth around its middle, is hit; none where
 * the wood `hides` what lies on the cloth.
 */
export function placeAt(
  camera: Camera,
  x: number,
  y: number,
  places: readonly HighlightedPlace[],
  hides: (x: number, y: number) => boolean,
): { readonly arm: Place | null } | null {
  if (hides(x, y)) return null;
  let best: HighlightedPlace | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const middle = camera.project(place.at);
    const away = Math.hypot(middle.x - x, middle.y - y);
    if ((away <= REACH || isOnPlace(camera, x, y, place)) && away < least) {
      least = away;
      best = place;
    }
  }
  return best;
}
