/** Where a half of a tile is seen on the screen. */
import type { Camera } from '../space/camera.ts';
import { type Pose, rotate, type Vec3 } from '../space/vectors.ts';
import type { Point } from './award-form.ts';

/** Which half: the upper one, the lower one, or the middle of the tile, as for a double across a line. */
export const HALF = { above: 0.5, below: -0.5, neither: 0 } as const;

/** The middle of that half of a tile that lies there, in the world. */
export function middleOfHalf({ at, turn, scale }: Pose, half: keyof typeof HALF): Vec3 {
  const [x, y, z] = rotate(turn, [0, HALF[half] * scale, 0]);
  return [at[0] + x, at[1] + y, at[2] + z];
}

/** The same on the screen, CSS pixels. */
export const halfSeen = (camera: Camera, pose: Pose, half: keyof typeof HALF): Point =>
  camera.project(middleOfHalf(pose, half));
