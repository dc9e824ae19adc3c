/** The colours of the HUD, which are those of the tiles and the table below it. */

/** Colours as 0xRRGGBB. */
export interface HudTheme {
  /** The face of a tile from its lit side to its dark one, and the line around it: light and shade. */
  readonly face: readonly [number, number, number];
  readonly edge: readonly [number, number];
  /** The numbers on it, from 0 to 12. */
  readonly pips: readonly number[];
  /** The frame of the tile that was played last. */
  readonly mark: number;
  /** The back of a tile, and the star in it. */
  readonly back: number;
  readonly star: number;
  /** The cloth in the light and in the shade. */
  readonly cloth: readonly [number, number];
  /** The wood from its lit side to its dark one. */
  readonly wood: readonly [number, number, number];
}
