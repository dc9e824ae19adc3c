/** What tiles and table are made of. Colours are 0xRRGGBB as they look where they lie flat under the lamp. */

export interface TileSet {
  /** The streaks of the face go from one to the other. */
  readonly face: readonly [number, number];
  /** 0 matt … 1 polished. */
  readonly gloss: number;
  /** 0…1: how much of the light a face gives back as metal does. */
  readonly metal: number;
  /** Light that comes through the edges, 0…1. */
  readonly warmth: number;
  /** 0: pips are inlaid flush with the face, 1: deeply sunk. */
  readonly depth: number;
  /** From 0 to 12. */
  readonly pips: readonly number[];
  /** The lower layer and the star inlaid in it. */
  readonly back: number;
  readonly star: number;
  /** The pin, and the line between the layers. */
  readonly pin: number;
  /** A line of the pin's metal around the face, 0…1, for a face that the cloth would swallow. */
  readonly frame: number;
  /** The frame of the tile that was played last. */
  readonly mark: number;
}

export interface Table {
  readonly cloth: number;
  /** What its nap sends back at a flat look. */
  readonly nap: number;
  /** The strings let into cloth and wood. */
  readonly inlay: number;
  /** The ground of the wood, its late wood, and its dark veins. */
  readonly wood: readonly [number, number, number];
}

/** What is on the table: one of the sets on one of the cloths. */
export interface Theme {
  readonly tiles: TileSet;
  readonly table: Table;
}
