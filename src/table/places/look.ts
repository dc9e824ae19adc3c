/** Looks of tiles and lights, apart from their places. Amounts are 0…1. */

/** The look of a tile. */
export interface Look {
  /** The numbers on the half that points along +y, and on the other; shown only by tiles that lie face up. */
  readonly above: number;
  readonly below: number;
  /** Copper light at the edges: a hint, or a tile that is held. */
  readonly glow: number;
  readonly dim: number;
  readonly marked: number;
  readonly focused: number;
  /** 1 if it rests on tiles of a lower level. */
  readonly upper: number;
  /** Amounts by which the halves lie under another tile: the half that points along +y, and the other. */
  readonly coveredAbove: number;
  readonly coveredBelow: number;
}

/** The look of a tile without highlights: face down, or blank. */
export const PLAIN: Look = {
  above: 0,
  below: 0,
  glow: 0,
  dim: 0,
  marked: 0,
  focused: 0,
  upper: 0,
  coveredAbove: 0,
  coveredBelow: 0,
};

/** The light of standing tiles: of the own ones on their rack, and of the others' backs. */
export const RACK_LIGHT = 0.4;
export const BACKS_LIGHT = 0.4;

/** Copper light that lies on the cloth. */
export interface Light {
  /** `GHOST`, `BLADE`, `THREAD`, `PLATE`, or from `FLASH` to `FLASH` + 1: the progress of the flash. */
  readonly shape: number;
  readonly glow: number;
  readonly focused: number;
  /** The numbers of a ghost, as on a tile; below 0: none. */
  readonly above: number;
  readonly below: number;
}

/**
 * Shapes: the ghost of a tile, a blade that waits for its tile, a tile that has just locked in. Then a line to a ghost
 * or between parts of a broken line, and a ghost on ivory.
 */
export const GHOST = 0;
export const BLADE = 1;
export const FLASH = 2;
export const THREAD = 4;
export const PLATE = 5;

/**
 * Inlays of the cloth: a star of eight points, or of four, which may lie around the double at which a line crosses. A
 * plain cross before that double is known. A border of knots, with a small sun beside a line where each end began. A
 * woven band, a road, two rails, an outline of squares, or only strings around a mosaic. A young wreath, and one that has grown. The hub of so many trains.
 */
export type Inlay =
  | 'eight'
  | 'four'
  | 'cross'
  | 'knots'
  | 'upright knots'
  | 'woven'
  | 'road'
  | 'rails'
  | 'squares'
  | 'strings'
  | 'wreath'
  | 'garland'
  | `trains ${3 | 4 | 5 | 6 | 7 | 8 | 9}`;
