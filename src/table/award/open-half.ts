/** Finds the half of a tile on the screen. */
import type { Point } from '../../ui/rect.ts';
import type { Camera } from '../space/camera.ts';
import { type Pose, rotate, type Vec3 } from '../space/vectors.ts';

/** Offsets of the halves along the tile: the upper one, the lower one, or the middle, as for a double across a line. */
export const HALF = { above: 0.5, below: -0.5, neither: 0 } as const;

/** Returns the middle of a half in the world. */
export function middleOfHalf({ at, turn, scale }: Pose, half: keyof typeof HALF): Vec3 {
  const [x, y, z] = rotate(turn, [0, HALF[half] * scale, 0]);
  return [at[0] + x, at[1] + y, at[2] + z];
}

/** Returns the middle of a half on the screen, CSS pixels. */
export const halfSeen = (camera: Camera, pose: Pose, half: keyof typeof HALF): Point =>
  camera.project(middleOfHalf(pose, half));
