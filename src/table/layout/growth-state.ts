/** The state that decides the place of the next tile: the star or line as far as it has grown. */
import type { Place } from '../../rules/game.ts';
import type { Blade } from './blades.ts';
import type { Exit, Tail } from './exit.ts';
import type { Bounds, FreeArea } from './free-area.ts';
import type { FlatPose } from './pose.ts';
import type { Direction, RectangleBody } from './rectangle.ts';
import type { Joining, Joint } from './tip.ts';
import type { Weights } from './weights.ts';

export interface Arm extends Tail {
  readonly exit: Exit;
  /** The reserved place of its next tile, if known; the exit begins beyond it. */
  readonly next?: Blade;
  /** The half-width of its exit's free strip, if it is wider than a tile needs. */
  readonly berth?: number;
}

/** Special rules of growth for layouts in which arms and exits are not enough. */
export interface Manner {
  /** The next tile goes to the best of its places, or to the first one. */
  readonly path: 'best' | 'first';
  /** Returns the exits that change when the arm's next tile lies at the joint; `null` if an arm loses its exit. */
  readonly exitsWith: (growth: Growth, place: Place, joint: Joint) => ReadonlyMap<Place, Exit> | null;
  /** Ends the arm at the joint, and begins new arms if the layout branches there. */
  readonly grow: (growth: Growth, place: Place, joint: Joint, isOpenDouble: boolean) => void;
}

/** Everything that decides the place of the next tile. */
export interface Growth extends Joining {
  readonly weights: Weights;
  /** `null` if the layout has no special rules, or no longer. */
  manner: Manner | null;
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
  readonly free: FreeArea;
  /**
   * The choices since the last tile, by arm and by the tile's position: a zone is chosen once, then used by the move.
   */
  readonly chosen: Map<string, ExitChoice>;
  bounds: Bounds;
}

/** The middle of the outer edge of an arm, and the direction outwards. */
interface Edge {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
}

export interface ExitChoice {
  readonly joint: Joint;
  readonly exits: ReadonlyMap<Place, Exit>;
}
