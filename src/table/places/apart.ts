/**
 * Keeps marks of places apart. If two would overlap, or a finger could not tell them apart, one stands aside.
 * Everything is measured as in a layout, in half-tile sides.
 */
import type { Bounds } from '../layout/free-area.ts';
import type { FlatPose } from '../layout/layout.ts';
import { directionOf } from '../layout/pose.ts';
import { apart, body, type Direction, moved, type RectangleBody, unitVector } from '../layout/rectangle.ts';

/** The limits of marks. */
export interface MarkRoom {
  /** The least distance between the middles of two marks. */
  readonly least: number;
  /** The bounds for marks that stand aside. */
  readonly bounds: Bounds;
}

/** The greatest distance of a mark from its place, and the steps in which distances are tried. */
const FAR = 5.5;
const STEP = 0.25;
const WAYS: readonly Direction[] = [0, 1, 2, 3, 4, 5, 6, 7];
/** The extra way that a mark takes to avoid a tile, and the share saved on the way outwards. */
const OVER_TILE = 2.5;
const OUTWARDS = 0.3;

/** Returns the same places in their order, none in another's way. Only those in the way move. */
export function keptApart(poses: readonly FlatPose[], laid: readonly FlatPose[], room: MarkRoom): readonly FlatPose[] {
  const bodies = poses.map(bodyOf);
  const crowded = bodies.flatMap((one, k) => (bodies.some((other, n) => n !== k && meet(one, other, room)) ? [k] : []));
  if (crowded.length === 0) return poses;
  const tiles = laid.map(bodyOf);
  const [first, second] = [crowded, [...crowded].reverse()].map((order) => spread(bodies, order, tiles, room));
  const best = first && second && second.cost < first.cost ? second : first;
  return poses.map((pose, k) => ({ ...pose, ...best?.at.get(k) }));
}

/** A mark that stands aside lies over all tiles: on the screen it is so much higher, in half-tile sides. */
const LIFT = 0.35;

/** A mark: its body, and how much higher it is seen. */
interface Mark extends RectangleBody {
  readonly lift?: number;
}

const bodyOf = (pose: FlatPose): RectangleBody => body(pose, directionOf(pose.angle), 1, 0.5);

function meet(a: Mark, b: Mark, { least }: MarkRoom): boolean {
  const [x, y] = [a.x - b.x, a.y - b.y];
  const raised = y + (a.lift ?? 0) - (b.lift ?? 0);
  return Math.hypot(x, y) < least || Math.hypot(x, raised) < least || !apart(a, b, 0);
}

/** Places marks one after the other; returns their points and the cost of their distances in all. */
function spread(
  bodies: readonly RectangleBody[],
  order: readonly number[],
  tiles: readonly RectangleBody[],
  room: MarkRoom,
) {
  const fixed: Mark[] = bodies.filter((_, k) => !order.includes(k));
  const at = new Map<number, { readonly x: number; readonly y: number }>();
  let cost = 0;
  for (const k of order) {
    const home = bodies[k];
    if (!home) continue;
    const found = nearest(home, fixed, tiles, room);
    cost += found.cost;
    fixed.push(found.body);
    at.set(k, { x: found.body.x, y: found.body.y });
  }
  return { at, cost };
}

/** Returns the best free place for a mark; its home if there is none. */
function nearest(home: RectangleBody, fixed: readonly Mark[], tiles: readonly RectangleBody[], room: MarkRoom) {
  if (!fixed.some((other) => meet(home, other, room))) return { body: home, cost: 0 };
  let best: { readonly body: Mark; readonly cost: number } = { body: home, cost: Number.POSITIVE_INFINITY };
  const out = unitVector(home.direction);
  for (let away = STEP; away <= FAR && away * (1 - OUTWARDS) < best.cost; away += STEP) {
    for (const way of WAYS) {
      const to = moved(home, way, away);
      const there: Mark = { ...body(to, home.direction, 1, 0.5), lift: LIFT };
      if (!isWithin(there, room.bounds) || fixed.some((other) => meet(there, other, room))) continue;
      const along = unitVector(way);
      const turned = 1 - OUTWARDS * (out.x * along.x + out.y * along.y);
      const cost = away * turned + OVER_TILE * tiles.filter((tile) => !apart(there, tile, 0)).length;
      if (cost < best.cost) best = { body: there, cost };
    }
  }
  return best;
}

const isWithin = ({ x, y, ex, ey }: RectangleBody, { left, right, bottom, top }: Bounds): boolean =>
  x - ex >= left && x + ex <= right && y - ey >= bottom && y + ey <= top;
