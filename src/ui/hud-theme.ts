/** The colours and symbols of the HUD: the same as those of the tiles and the table. */
import type { Symbols } from '../art/symbols.ts';

/** Colours as 0xRRGGBB. */
export interface HudTheme {
  /** The face of a tile from its lit side to its dark one; the light and the shade of its edge. */
  readonly face: readonly [number, number, number];
  readonly edge: readonly [number, number];
  /** The colours of the numbers 0 to 12. */
  readonly pips: readonly number[];
  /** The second colours of pictures; empty for a set without. */
  readonly accents: readonly number[];
  /** The symbols on the tiles. */
  readonly symbols: Symbols;
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
