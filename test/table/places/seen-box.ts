/** Tiles as they are seen: geometry of its own, so that places are not judged by their own means. */
import type { Camera } from '../../../src/table/space/camera.ts';
import { HALF_LENGTH, HALF_THICK, HALF_WIDTH } from '../../../src/table/space/tile-size.ts';
import { add, type Pose, rotate, times } from '../../../src/table/space/vectors.ts';
import { around, type Rect } from '../../../src/ui/rect.ts';

const SIDES = [-1, 1] as const;

/** The rectangle of the screen around a tile, thickness and all; CSS pixels. */
export const seenBox = (camera: Camera, { at, turn, scale }: Pose): Rect =>
  around(
    SIDES.flatMap((x) =>
      SIDES.flatMap((y) =>
        SIDES.map((z) =>
          camera.project(add(at, times(rotate(turn, [x * HALF_WIDTH, y * HALF_LENGTH, z * HALF_THICK]), scale))),
        ),
      ),
    ),
  );
