/** Rectangles at any angle, for trees whose arms leave a double at any angle (30.3). Lengths in halves. */
import type { Point } from '../../../ui/rect.ts';
import type { FlatPose } from '../pose.ts';

/** Degrees clockwise from the top. */
export type Angle = number;

/** A rectangle that points at an angle: half its length along it, half its width across it. */
export interface Slab extends Point {
  readonly angle: Angle;
  /** The vector of length one at that angle. */
  readonly ux: number;
  readonly uy: number;
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

const sine = (angle: Angle): number => Math.sin(angle * RADIAN);
const cosine = (angle: Angle): number => Math.cos(angle * RADIAN);

/** Returns the point so far along the angle, and so far to the right of it. */
export function shifted(from: Point, angle: Angle, along: number, right = 0): Point {
  const [x, y] = [sine(angle), cosine(angle)];
  return { x: from.x + x * along + y * right, y: from.y + y * along - x * right };
}

export function slab(centre: Point, angle: Angle, long: number, wide: number, on: number | null): Slab {
  const [ux, uy] = [sine(angle), cosine(angle)];
  const ex = Math.abs(ux) * long + Math.abs(uy) * wide;
  const ey = Math.abs(uy) * long + Math.abs(ux) * wide;
  return { x: centre.x, y: centre.y, angle, ux, uy, long, wide, ex, ey, radius: Math.hypot(long, wide), on };
}

/** True if the axes of one slab tell it apart from another. */
function parts({ ux, uy, long, wide }: Slab, b: Slab, dx: number, dy: number, gap: number): boolean {
  const cos = Math.abs(ux * b.ux + uy * b.uy);
  const sin = Math.abs(ux * b.uy - uy * b.ux);
  if (Math.abs(dx * ux + dy * uy) - long - cos * b.long - sin * b.wide >= gap) return true;
  return Math.abs(dx * uy - dy * ux) - wide - cos * b.wide - sin * b.long >= gap;
}

/** True if two slabs keep at least `gap` apart; with 0 they may touch. */
export function clear(a: Slab, b: Slab, gap: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far = a.radius + b.radius + gap;
  if (dx * dx + dy * dy >= far * far) return true;
  return parts(a, b, dx, dy, gap - TINY) || parts(b, a, dx, dy, gap - TINY);
}

/** Returns the pose of a tile that fills the slab; a double lies across its arm. */
export function slabPose({ x, y, angle }: Slab, isAcross = false): FlatPose {
  const at = turnedAngle(angle, isAcross ? 90 : 0);
  return { x, y, angle: ((at <= 180 ? -at : 360 - at) * RADIAN || 0) as number };
}
