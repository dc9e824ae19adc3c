/** The pose of a tile on the cloth. */
import { type Direction, type RectangleBody, turnedDirection } from './rectangle.ts';

/**
 * The centre of a tile; the unit is the side of a half, a tile is 1 × 2; y up. `angle` in radians counter-clockwise: at
 * 0 the tile stands upright, its `inner` half down and its `outer` half up.
 */
export interface FlatPose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** The storey of a tile that lies over others or under them (13.1); absent if all tiles lie on the cloth. */
  readonly level?: TileLevel;
}

export type TileLevel = 0 | 1;

/** Returns the angle of a tile that points this way, in radians counter-clockwise, at least −π and under π. */
export function angleOf(direction: Direction): number {
  return ((direction <= 4 ? -direction : 8 - direction) * Math.PI) / 4 || 0;
}

/** Returns the direction of a tile that lies at this angle. */
export const directionOf = (angle: number): Direction => turnedDirection(0, Math.round((-angle * 4) / Math.PI) % 8);

/** Returns the pose of a tile that fills the body; `across`: its length lies across the direction of the body. */
export function poseOf({ x, y, direction }: RectangleBody, across = false): FlatPose {
  return { x, y, angle: angleOf(across ? turnedDirection(direction, 2) : direction) };
}
