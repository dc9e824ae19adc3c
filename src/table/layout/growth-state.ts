/** The state that decides the place of the next tile: the star as far as it has grown. */
import type { Place } from '../../rules/game.ts';
import type { Blade } from './blades.ts';
import type { Exit, Tail } from './exit.ts';
import type { Bounds, FreeArea } from './free-area.ts';
import type { RectangleBody } from './rectangle.ts';
import type { Edge, Joint } from './tip.ts';
import type { Weights } from './weights.ts';

export interface Arm extends Tail {
  readonly exit: Exit;
}

/** Everything that decides the place of the next tile. */
export interface Growth {
  /** True if doubles lie across the line. */
  readonly across: boolean;
  /** The number of tiles of each arm that lie straight from the middle, if they can. */
  readonly straight: number;
  /** The number of tiles of each arm. */
  readonly lengths: Map<Place, number>;
  readonly weights: Weights;
  /** Width over height of the room that it should fill. */
  readonly aspect: number;
  /** The spinner, all blades whether played or not, and the tiles after them. */
  readonly bodies: RectangleBody[];
  /** The blades that nobody has played yet. */
  readonly blades: Map<Place, Blade>;
  /** The arms that can grow, with those that nobody has begun. */
  readonly arms: Map<Place, Arm>;
  /** The outer edge of each arm, including arms that cannot grow. */
  readonly edges: Map<Place, Edge>;
  readonly free: FreeArea;
  /**
   * The choices since the last tile, by arm and by the tile's position: a zone is chosen once, then used by the move.
   */
  readonly chosen: Map<string, ExitChoice>;
  bounds: Bounds;
}

export interface ExitChoice {
  readonly joint: Joint;
  readonly exits: ReadonlyMap<Place, Exit>;
}
