/** Finds tiles and places under a finger. */
import type { Place, Position } from '../../rules/game.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import type { Placed, Where } from '../places/placement.ts';
import { type Camera, meet } from '../space/camera.ts';
import { add, type Pose, rotate, sub, undone } from '../space/vectors.ts';

/** Reach around the middle of a place on the cloth, CSS pixels. */
const REACH = 22;
/** Reach beside the picture of a place, in half-tile sides. */
const BESIDE = 0.15;

/**
 * Returns the distance outside a tile (in half-tile sides) of the line of sight through a pixel; 0 or less: it is hit.
 */
export function missBy(camera: Camera, x: number, y: number, pose: Pose): number {
  const point = meet(camera.ray(x, y), pose.at, rotate(pose.turn, [0, 0, 1]));
  if (!point) return Number.POSITIVE_INFINITY;
  const local = rotate(undone(pose.turn), sub(point, pose.at));
  return Math.max(Math.abs(local[0]) / pose.scale - 0.5, Math.abs(local[1]) / pose.scale - 1);
}

/** Returns the tile of that kind under the pixel, or the nearest one closer than `slack` half-tile sides. */
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

/** Returns the CSS pixel, from above, at which the upper edge of a tile is seen. */
export const topOf = (camera: Camera, { at, turn, scale }: Pose): number =>
  camera.project(add(at, rotate(turn, [0, scale, 0]))).y;

/** True if the pixel is on the picture of a place. */
export const isOnPlace = (camera: Camera, x: number, y: number, place: HighlightedPlace): boolean =>
  missBy(camera, x, y, place) <= BESIDE;

/**
 * Returns the nearest place that is hit, by its picture or within a finger's width around its middle. None if the wood
 * `hides` the cloth there.
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
