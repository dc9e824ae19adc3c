/** The materials of tiles and table. Colours are 0xRRGGBB as they look on a surface that lies flat under the lamp. */

export interface TileSet {
  /** The two colours of the face's streaks. */
  readonly face: readonly [number, number];
  /** 0 matt … 1 polished. */
  readonly gloss: number;
  /** The part of the light that a face reflects as metal does, 0…1. */
  readonly metal: number;
  /** Light that comes through the edges, 0…1. */
  readonly warmth: number;
  /** 0: pips are inlaid flush with the face, 1: deeply sunk. */
  readonly depth: number;
  /** Colours of the numbers from 0 to 12. */
  readonly pips: readonly number[];
  /** The second colours of the pictures of 0 to 6; empty for a set with pips. */
  readonly accents: readonly number[];
  /** The lower layer and the star inlaid in it. */
  readonly back: number;
  readonly star: number;
  /** The pin, and the line between the layers. */
  readonly pin: number;
  /** Strength of a line of the pin's metal around the face, 0…1, for a face that looks like the cloth. */
  readonly frame: number;
  /** The frame of the tile that was played last. */
  readonly mark: number;
}

export interface ClothTheme {
  readonly cloth: number;
  /** The sheen of its nap, seen at a flat angle. */
  readonly nap: number;
  /** The strings let into cloth and wood. */
  readonly inlay: number;
  /** The ground of the wood, its late wood, and its dark veins. */
  readonly wood: readonly [number, number, number];
}

/** One of the tile sets on one of the cloths. */
export interface Theme {
  readonly tiles: TileSet;
  readonly table: ClothTheme;
}
