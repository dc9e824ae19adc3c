/** Finds the parts of the table that words in the HUD must not cover. */
import { inOrderOfPlay } from '../../rules/order-of-play.ts';
import type { Rect } from '../../ui/rect.ts';
import type { Obstacle } from '../../ui/strip-layout.ts';
import type { TableModel } from '../model/table-model.ts';
import type { Placement } from '../places/placement.ts';
import type { TableSurface } from '../places/surface.ts';
import { HALF_LENGTH, HALF_WIDTH } from '../space/tile-size.ts';
import { type Pose, rotate } from '../space/vectors.ts';

/**
 * Returns rectangles of the screen around every tile, every place for a next tile and every highlighted one, CSS pixels,
 * while the whole table is seen. Important are highlighted places, tiles that can be added to, and the last one played.
 */
export function obstaclesIn(
  model: Pick<TableModel, 'now' | 'surface' | 'places' | 'board'>,
  { tiles, view }: Placement,
): Obstacle[] {
  const { now, surface } = model;
  const { ends = [], laid = [] } = now?.seen ?? {};
  const last = now ? inOrderOfPlay(now.seen).at(-1) : undefined;
  const open = ends.filter(({ state }) => state === 'open' || state === 'free');
  const important = new Set([...open.map(({ to }) => laid[to]), last].map((one) => one?.at));
  const nextPlaces = open.map(({ place }) => model.board.endPose(place, view));
  const around = (pose: Pose, important: boolean): Obstacle => ({ ...outlineOf(surface, pose), important });
  return [
    ...tiles.map((tile, at) => around(tile, important.has(at))),
    ...nextPlaces.flatMap((pose) => (pose ? [around(pose, false)] : [])),
    ...model.places(view).map((place) => around(place, true)),
  ];
}

/** Returns the rectangle of the screen around a tile, CSS pixels. */
function outlineOf({ camera, pixelsAt }: TableSurface, { at, turn, scale }: Pose): Rect {
  const { x, y } = camera.project(at);
  const half = scale * pixelsAt(at);
  const [along = 0, up = 0] = rotate(turn, [0, 1, 0]).map(Math.abs);
  const width = half * 2 * (HALF_LENGTH * along + HALF_WIDTH * up);
  const height = half * 2 * (HALF_LENGTH * up + HALF_WIDTH * along);
  return { x: x - width / 2, y: y - height / 2, width, height };
}
