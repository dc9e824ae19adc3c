/** How tiles and lights look, apart from where they are. Amounts are 0…1. */

/** How a tile looks. */
export interface Look {
  /** The number on the half that points along +y, and on the other; shown only by tiles that lie face up. */
  readonly above: number;
  readonly below: number;
  /** Copper light at the edges: a hint, or a tile that is held. */
  readonly glow: number;
  readonly dim: number;
  readonly marked: number;
  readonly focused: number;
  /** How far it rests on tiles of a lower level. */
  readonly upper: number;
  /** How far each half lies under another tile: the one that points along +y, and the other. */
  readonly coveredAbove: number;
  readonly coveredBelow: number;
}

/** A tile about which nothing is shown: face down, or blank. */
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

/** Copper light that lies on the cloth. */
export interface Light {
  /** `GHOST`, `BLADE`, `THREAD`, `PLATE`, or from `FLASH` to `FLASH` + 1: how far the flash has gone. */
  readonly shape: number;
  readonly glow: number;
  readonly focused: number;
  /** The numbers of a ghost, as on a tile; below 0: none. */
  readonly above: number;
  readonly below: number;
}

/**
 * A tile as it would lie there, a blade that waits for its tile, a tile that has just locked in, a line to a ghost or from
 * where a line breaks off, and a ghost that is seen on ivory: it covers what lies there.
 */
export const GHOST = 0;
export const BLADE = 1;
export const FLASH = 2;
export const THREAD = 4;
export const PLATE = 5;

/**
 * What is inlaid in the cloth: a star of so many points, that of four also around the double at which a line crosses; a
 * plain cross, as long as nobody knows where it will; a border of knots with a sun at either end of what leads a line; a
 * woven band; a road; two rails; an outline of squares.
 */
export type Inlay = 'eight' | 'four' | 'cross' | 'knots' | 'upright knots' | 'woven' | 'road' | 'rails' | 'squares';
