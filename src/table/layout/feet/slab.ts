/** Rectangles at any angle, for trees whose arms leave a double at any angle (30.3). Lengths in halves. */
import type { Point } from '../../../ui/rect.ts';
import type { FlatPose } from '../pose.ts';

/** Degrees clockwise from the top. */
export type Angle = number;

/** A rectangle that points at an angle: half its length along it, half its width across it. */
export interface Slab extends Point {
  readonly angle: Angle;
  readonly long: number;
  readonly wide: number;
  /** Half its extent across and up. */
  readonly ex: number;
  readonly ey: number;
  /** The radius of the circle around it. */
  readonly radius: number;
  /** The index of the tile that it lies on, if it touches that tile. Tiles on one double may touch each other. */
  readonly on: number | null;
}

const RADIAN = Math.PI / 180;
const TINY = 1e-7;

export const turnedAngle = (angle: Angle, by: number): Angle => (angle + by + 360) % 360;

/** Returns the vector of length one at that angle. */
const unitAt = (angle: Angle): Point => ({ x: Math.sin(angle * RADIAN), y: Math.cos(angle * RADIAN) });

/** Returns the point so far along the angle, and so far to the right of it. */
export function shifted(from: Point, angle: Angle, along: number, right = 0): Point {
  const { x, y } = unitAt(angle);
  return { x: from.x + x * along + y * right, y: from.y + y * along - x * right };
}

export function slab(centre: Point, angle: Angle, long: number, wide: number, on: number | null): Slab {
  const { x, y } = unitAt(angle);
  const ex = Math.abs(x) * long + Math.abs(y) * wide;
  const ey = Math.abs(y) * long + Math.abs(x) * wide;
  return { x: centre.x, y: centre.y, angle, long, wide, ex, ey, radius: Math.hypot(long, wide), on };
}

/** Returns half the extent of a slab along a vector of length one. */
function extent({ angle, long, wide }: Slab, along: Point): number {
  const { x, y } = unitAt(angle);
  return Math.abs(x * along.x + y * along.y) * long + Math.abs(y * along.x - x * along.y) * wide;
}

/** True if two slabs keep at least `gap` apart; with 0 they may touch. */
export function clear(a: Slab, b: Slab, gap: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far = a.radius + b.radius + gap;
  if (dx * dx + dy * dy >= far * far) return true;
  for (const { angle } of [a, b]) {
    const along = unitAt(angle);
    for (const axis of [along, { x: along.y, y: -along.x }]) {
      const away = Math.abs(dx * axis.x + dy * axis.y) - extent(a, axis) - extent(b, axis);
      if (away >= gap - TINY) return true;
    }
  }
  return false;
}

/** Returns the pose of a tile that fills the slab; a double lies across its arm. */
export function slabPose({ x, y, angle }: Slab, isAcross = false): FlatPose {
  const at = turnedAngle(angle, isAcross ? 90 : 0);
  return { x, y, angle: ((at <= 180 ? -at : 360 - at) * RADIAN || 0) as number };
}
