/** The one fixed eye that looks at the table: from the screen into the world and back. */
import { add, cross, dot, sub, times, unit, type Vec3 } from './vectors.ts';

const DEGREE = Math.PI / 180;
/**
 * The eye's lean from looking straight down, and the angle of view along the screen's diagonal. The angle is narrow, so
 * that distortion stays mild. `least` is for the smallest screens, `more` is added up to large ones. A tilt costs size.
 */
const TILT = { least: 9 * DEGREE, more: 9 * DEGREE };
const FIELD = { least: 14 * DEGREE, more: 13 * DEGREE };
/** The shorter side of the smallest screens, and its further length on large ones, CSS pixels. */
const SMALL = 360;
const TO_LARGE = 240;
/** CSS pixels that a world unit covers in the middle of the screen. */
export const PIXELS = 40;

export interface Ray {
  readonly from: Vec3;
  readonly along: Vec3;
}

export interface Camera {
  readonly eye: Vec3;
  /** Column-major view and projection, for the shaders. */
  readonly matrix: Float32Array;
  /** Returns the CSS pixel of a point of the world. */
  project(point: Vec3): { readonly x: number; readonly y: number };
  /** Returns the line of sight through a CSS pixel. */
  ray(x: number, y: number): Ray;
  /** Returns the point where the line of sight through a CSS pixel meets the plane at height `z`. */
  ground(x: number, y: number, z?: number): Vec3;
}

/**
 * Returns the point where a ray meets the plane through `point` with that normal; `null` if it runs along it or away.
 */
export function meet(ray: Ray, point: Vec3, normal: Vec3): Vec3 | null {
  const slope = dot(ray.along, normal);
  if (Math.abs(slope) < 1e-9) return null;
  const t = dot(sub(point, ray.from), normal) / slope;
  return t > 0 ? add(ray.from, times(ray.along, t)) : null;
}

/**
 * Returns the eye for a canvas of that size in CSS pixels; the middle of the screen is the origin of the world. `more`
 * is the further lean beyond the usual one, radians.
 */
export function createCamera(width: number, height: number, more = 0): Camera {
  const large = Math.max(0, Math.min(1, (Math.min(width, height) - SMALL) / TO_LARGE));
  const tilt = TILT.least + TILT.more * large + more;
  const field = FIELD.least + FIELD.more * large;
  const tangent = (Math.tan(field / 2) * height) / Math.hypot(width, height);
  const distance = height / 2 / PIXELS / tangent;
  const back: Vec3 = [0, -Math.sin(tilt), Math.cos(tilt)];
  const eye = times(back, distance);
  const right: Vec3 = [1, 0, 0];
  const up = cross(back, right);
  const aspect = width / height;
  const near = distance * 0.3;
  const far = distance * 2.5;
  const f = 1 / tangent;
  const depth = (far + near) / (near - far);
  const row = (axis: Vec3, k: number) => [axis[0] * k, axis[1] * k, axis[2] * k, -dot(axis, eye) * k] as const;
  const x = row(right, f / aspect);
  const y = row(up, f);
  const w = row(back, -1);
  const z = row(back, depth);
  const matrix = new Float32Array(16);
  for (let i = 0; i < 4; i++) {
    matrix[i * 4] = x[i as 0];
    matrix[i * 4 + 1] = y[i as 0];
    matrix[i * 4 + 2] = z[i as 0] + (i === 3 ? (2 * far * near) / (near - far) : 0);
    matrix[i * 4 + 3] = w[i as 0];
  }
  const ray = (px: number, py: number): Ray => {
    const sx = ((px / width) * 2 - 1) * tangent * aspect;
    const sy = (1 - (py / height) * 2) * tangent;
    return { from: eye, along: unit(sub(add(times(right, sx), times(up, sy)), back)) };
  };
  return {
    eye,
    matrix,
    ray,
    project(point) {
      const v = sub(point, eye);
      const away = -dot(v, back);
      return {
        x: (dot(v, right) / away / tangent / aspect + 1) * 0.5 * width,
        y: (1 - dot(v, up) / away / tangent) * 0.5 * height,
      };
    },
    ground(px, py, height = 0) {
      return meet(ray(px, py), [0, 0, height], [0, 0, 1]) ?? [0, 0, height];
    },
  };
}
