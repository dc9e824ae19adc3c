/** Geometry of its own, so that the layout is not judged by its own means. */
import type { FlatPose } from '../../../src/table/layout/layout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners in order around. */
export type Corners = readonly Point[];

/** The rectangle at a pose, `half` its half sizes; `up` moves it along its own length. */
function corners(pose: FlatPose, halfWidth: number, halfLength: number, up = 0): Corners {
  const cos = Math.cos(pose.angle);
  const sin = Math.sin(pose.angle);
  const around: readonly (readonly [number, number])[] = [
    [-halfWidth, up - halfLength],
    [halfWidth, up - halfLength],
    [halfWidth, up + halfLength],
    [-halfWidth, up + halfLength],
  ];
  return around.map(([x, y]) => ({ x: pose.x + x * cos - y * sin, y: pose.y + x * sin + y * cos }));
}

export const tileAt = (pose: FlatPose): Corners => corners(pose, 0.5, 1);
export const innerHalf = (pose: FlatPose): Corners => corners(pose, 0.5, 0.5, -0.5);
export const outerHalf = (pose: FlatPose): Corners => corners(pose, 0.5, 0.5, 0.5);

const edges = (shape: Corners) => shape.map((from, i) => ({ from, to: shape[(i + 1) % shape.length] ?? from }));

/** How deep two rectangles lie in one another: the least way to push them apart; negative when they are apart. */
export function depth(a: Corners, b: Corners): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { from, to } of [...edges(a), ...edges(b)]) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = (p: Point) => ((to.y - from.y) * p.x - (to.x - from.x) * p.y) / length;
    const [as, bs] = [a.map(along), b.map(along)];
    least = Math.min(least, Math.max(...as) - Math.min(...bs), Math.max(...bs) - Math.min(...as));
  }
  return least;
}

function toEdge(p: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = Math.max(0, Math.min(1, ((p.x - from.x) * dx + (p.y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p.x - from.x - t * dx, p.y - from.y - t * dy);
}

/** The distance between two rectangles; 0 where they overlap. */
export function distance(a: Corners, b: Corners): number {
  if (depth(a, b) > 0) return 0;
  const one = (ps: Corners, shape: Corners) =>
    Math.min(...ps.flatMap((p) => edges(shape).map(({ from, to }) => toEdge(p, from, to))));
  return Math.min(one(a, b), one(b, a));
}

/** Whether the lines a–b and c–d cross (not merely touch). */
export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < -1e-9 && side(c, d, a) * side(c, d, b) < -1e-9;
}
