/** The state that decides the place of the next tile: the star or line as far as it has grown. */
import type { Place } from '../../rules/game.ts';
import type { Blade } from './blades.ts';
import type { Exit, Tail } from './exit.ts';
import type { Bounds, FreeArea } from './free-area.ts';
import type { FlatPose } from './pose.ts';
import type { Direction, RectangleBody } from './rectangle.ts';
import type { Edge, Joining, Joint } from './tip.ts';
import type { Weights } from './weights.ts';

export interface Arm extends Tail {
  readonly exit: Exit;
}

/** Everything that decides the place of the next tile. */
export interface Growth extends Joining {
  readonly weights: Weights;
  /** Width over height of the room that it should fill. */
  readonly aspect: number;
  /** The tile in the middle. */
  readonly first: FlatPose;
  /** First tile, all blades whether played or not, and the tiles after them. */
  readonly bodies: RectangleBody[];
  /** The blades that nobody has played yet. */
  readonly blades: Map<Place, Blade>;
  /** The arms that can grow, and the arms that wait at the sides of a double until it is covered. */
  readonly arms: Map<Place, Arm>;
  /** The outer edge of each arm, including arms that cannot grow. */
  readonly edges: Map<Place, Edge>;
  /** The direction in which each arm leaves the middle, or the spinner. */
  readonly leaves: Map<Place, Direction>;
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
