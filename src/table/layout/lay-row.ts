/** Tiles side by side in rows, like text, that need not match (15.1): each has its place from the start. */

import type { Point } from '../../ui/rect.ts';
import { type Bounds, boundsAround } from './free-area.ts';
import { classOf, type FlatPose, type LayOut, type Zone } from './layout.ts';
import { angleOf } from './pose.ts';
import { body } from './rectangle.ts';

/** Distance from a tile to the next one, and from a row to the one below it. */
const APART = 1.16;
const BELOW = 2.3;
/** Free margin around all tiles. */
const EASE = 0.3;
/**
 * The rows fill the board at this number of tiles. It covers a deal (15.5), and some more, since doubles-nine go on.
 */
const FILLING = 32;
/** The most tiles played in a deal: four seats have six each, three seats seven. */
const DEAL = 24;
/** Number of places: one for each tile, and one behind the last of them. */
const MOST = 56;

/** Returns place `nth` in rows of `columns` tiles; the area that a deal fills is centred. */
function placeOf(nth: number, columns: number): Point {
  const rows = Math.ceil(DEAL / columns);
  const [column, line] = [nth % columns, Math.floor(nth / columns)];
  return { x: (column - (columns - 1) / 2) * APART, y: ((rows - 1) / 2 - line) * BELOW };
}

/** Lays the tiles in their places, which depend on nothing but the board's shape. */
export const layRow: LayOut = (laid, ends, _table, board) => {
  const columns = Math.round(Math.sqrt((FILLING * classOf(board) * BELOW) / APART));
  const poses = Array.from({ length: MOST }, (_, nth): FlatPose => ({ ...placeOf(nth, columns), angle: angleOf(4) }));
  const [first] = poses as [FlatPose, ...FlatPose[]];
  const zones = ends.flatMap(({ place: arm, to }): Zone[] => {
    const pose = poses[laid.length];
    return pose ? [{ arm, to, pose, doublePose: pose }] : [];
  });
  // All places of a deal are in view from the start, so that nothing becomes smaller during play.
  const across = Math.abs(first.x) + 0.5 + EASE;
  const along = first.y + 1 + EASE;
  const whole: Bounds = { left: -across, right: across, bottom: -along, top: along };
  const tileAt = (pose: FlatPose) => body(pose, 4, 1, 0.5);
  const lying = poses.slice(0, laid.length);
  const bounds = lying.map(tileAt).reduce(boundsAround, whole);
  return {
    first,
    poses: lying,
    zones,
    stops: [],
    bounds,
    reach: zones.map(({ pose }) => tileAt(pose)).reduce(boundsAround, bounds),
  };
};
