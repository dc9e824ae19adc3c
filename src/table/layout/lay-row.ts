/** Tiles side by side in rows, like text, that need not match (15.1): each has its place from the start. */

import type { Table } from '../../rules/game.ts';
import type { Point } from '../../ui/rect.ts';
import { begin, setArm } from './growth.ts';
import type { Growth, Manner } from './growth-state.ts';
import { poseOf } from './pose.ts';
import { body } from './rectangle.ts';
import type { Joint, Tip } from './tip.ts';
import { WEIGHTS } from './weights.ts';

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

/** The next tile has only one place, and nothing in its way. */
const IN_ORDER: Manner = {
  path: 'first',
  exitsWith: () => new Map(),
  grow: (growth, place, { body, tip }) => setArm(growth, place, tip, body),
};

export function beginRow({ doubles }: Table, aspect: number): Growth {
  const columns = Math.round(Math.sqrt((FILLING * aspect * BELOW) / APART));
  const places = Array.from({ length: MOST }, (_, nth) => placeOf(nth, columns));
  const cells = places.map((at): Joint => {
    const tile = body(at, 4, 1, 0.5);
    return { body: tile, pose: poseOf(tile), tip: { at, direction: 2, across: false }, bend: 0 };
  });
  const [first] = cells as [Joint, ...Joint[]];
  const joints = ({ at }: Tip) => {
    const next = places.indexOf(at) + 1;
    return cells.slice(next, next + 1);
  };
  const start = { doubles, joints, weights: WEIGHTS, manner: IN_ORDER, aspect, first: first.pose };
  const growth = begin(start, [first.body]);
  setArm(growth, 0, first.tip, first.body);
  // All places of a deal are in view from the start, so that nothing becomes smaller during play.
  const across = Math.abs(first.tip.at.x) + 0.5 + EASE;
  const along = first.tip.at.y + 1 + EASE;
  growth.bounds = { left: -across, right: across, bottom: -along, top: along };
  return growth;
}
