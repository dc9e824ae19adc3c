/** What decides where a next tile goes: the star, or the line, as far as it has grown. */
import type { Place } from '../../rules/game.ts';
import type { Blade } from './blades.ts';
import type { Exit, Tail } from './exit.ts';
import type { Bounds, FreeArea } from './free-area.ts';
import type { Pose } from './pose.ts';
import type { Body, Direction } from './rectangle.ts';
import type { Joining, Joint } from './tip.ts';
import type { Weights } from './weights.ts';

export interface Arm extends Tail {
  readonly exit: Exit;
  /** Where its next tile goes, where that is known and stays free; the exit begins beyond it. */
  readonly next?: Blade;
  /** How far to either side its exit is free, where that has to be more than a tile needs. */
  readonly berth?: number;
}

/** How a layout grows where its arms and their exits are not all that counts. */
export interface Manner {
  /** Whether a next tile goes to the best of its places, or to the first of them. */
  readonly path: 'best' | 'first';
  /** The exits that are left, or found anew, when the arm's next tile lies at the joint; `null` when one is lost. */
  readonly exitsWith: (growth: Growth, place: Place, joint: Joint) => ReadonlyMap<Place, Exit> | null;
  /** Lets the arm end at the joint, and new arms begin where the layout branches by that. */
  readonly grow: (growth: Growth, place: Place, joint: Joint, isOpenDouble: boolean) => void;
}

/** Everything that decides where a next tile goes. */
export interface Growth extends Joining {
  readonly weights: Weights;
  /** `null`: nothing else counts, or not any more. */
  manner: Manner | null;
  /** Width over height of the room that it should fill. */
  readonly aspect: number;
  /** The tile in the middle. */
  readonly first: Pose;
  /** First tile, all blades whether laid or not, and the tiles after them. */
  readonly bodies: Body[];
  /** The places of blades that nobody has laid. */
  readonly blades: Map<Place, Blade>;
  /** The arms that can grow, and those that wait at the sides of a double until it is covered. */
  readonly arms: Map<Place, Arm>;
  /** The edge at which each arm ends, whether it can grow or not. */
  readonly edges: Map<Place, Edge>;
  /** The direction in which each arm leaves the middle, or the spinner. */
  readonly leaves: Map<Place, Direction>;
  readonly free: FreeArea;
  /** What was chosen since the last tile, by arm and how the tile lies: a zone is chosen once, then played. */
  readonly chosen: Map<string, Choice>;
  bounds: Bounds;
}

/** The middle of the outer edge of an arm, and the direction outwards. */
interface Edge {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
}

export interface Choice {
  readonly joint: Joint;
  readonly exits: ReadonlyMap<Place, Exit>;
}
