/** A little geometry of space. World units, x to the right, y away from the player, z up from the cloth. */

export type Vec3 = readonly [number, number, number];
/** A rotation: x, y, z, w. */
export type Quat = readonly [number, number, number, number];

/** The place, the turn and the size of a tile: `scale` is the side of a half-tile in world units. */
export interface Pose {
  readonly at: Vec3;
  readonly turn: Quat;
  readonly scale: number;
}

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec3): Vec3 => times(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mix3 = (a: Vec3, b: Vec3, t: number): Vec3 => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];

export const UPRIGHT: Quat = [0, 0, 0, 1];

/** Returns a turn by `angle` radians about one of the axes, counter-clockwise seen from its tip. */
export function turnAbout(axis: 'x' | 'y' | 'z', angle: number): Quat {
  const s = Math.sin(angle / 2);
  const c = Math.cos(angle / 2);
  return axis === 'x' ? [s, 0, 0, c] : axis === 'y' ? [0, s, 0, c] : [0, 0, s, c];
}

/** Returns the turn `b` followed by the turn `a`. */
export const turned = (a: Quat, b: Quat): Quat => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
];

export const undone = (q: Quat): Quat => [-q[0], -q[1], -q[2], q[3]];

export function rotate(q: Quat, v: Vec3): Vec3 {
  const axis: Vec3 = [q[0], q[1], q[2]];
  const t = add(cross(axis, v), times(v, q[3]));
  return add(v, times(cross(axis, t), 2));
}

/** Returns a part of the way from one turn to another, the short way round. */
export function slerp(a: Quat, b: Quat, t: number): Quat {
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const sign = cosine < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, Math.abs(cosine)));
  const s = Math.sin(angle);
  const ka = s < 1e-4 ? 1 - t : Math.sin((1 - t) * angle) / s;
  const kb = sign * (s < 1e-4 ? t : Math.sin(t * angle) / s);
  const q = [a[0] * ka + b[0] * kb, a[1] * ka + b[1] * kb, a[2] * ka + b[2] * kb, a[3] * ka + b[3] * kb] as const;
  const length = Math.hypot(...q) || 1;
  return [q[0] / length, q[1] / length, q[2] / length, q[3] / length];
}

/** Returns a part of the way from one pose to another in a straight line. */
export const between = (a: Pose, b: Pose, t: number): Pose => ({
  at: mix3(a.at, b.at, t),
  turn: slerp(a.turn, b.turn, t),
  scale: mix(a.scale, b.scale, t),
});
