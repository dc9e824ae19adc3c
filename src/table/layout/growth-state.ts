/** What decides where a next tile goes: the star, or the line, as far as it has grown. */
import type { Place } from '../../rules/game.ts';
import type { Blade } from './blades.ts';
import type { Exit } from './exit.ts';
import type { Bounds, FreeArea } from './free-area.ts';
import type { Body, Direction } from './rectangle.ts';
import type { Joint, Tip } from './tip.ts';

export interface Shape {
  readonly arms: number;
  readonly doubles: 'in line' | 'across';
}

export interface Arm {
  readonly tip: Tip;
  readonly last: Body;
  readonly exit: Exit;
}

/** A `line` has two ends until its first open double becomes a spinner (5.3); with a spinner it is a star. */
export type Form = 'star' | 'line';

/** How a line grows before its cross: winding within the room, or straight on, which always leaves room for the cross. */
export type Manner = 'winding' | 'straight';

/** Everything that decides where a next tile goes. */
export interface Growth {
  readonly shape: Shape;
  readonly manner: Manner;
  form: Form;
  /** Width over height of the room that the star should fill. */
  readonly aspect: number;
  /** The tile in the middle. */
  readonly first: Body;
  /** Spinner, all blades whether laid or not, and the tiles after them. */
  readonly bodies: Body[];
  /** The places of blades that nobody has laid. */
  readonly blades: Map<Place, Blade>;
  /** The arms that can grow. */
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
export interface Edge {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
}

export interface Choice {
  readonly joint: Joint;
  readonly exits: ReadonlyMap<Place, Exit>;
}
