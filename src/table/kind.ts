/** Everything in which kinds of table differ when they are drawn. Each file of `kinds/` defines one. */
import type { Move, Place, Seat, Seen, Tile } from '../rules/game.ts';
import type { MarkPictures } from '../ui/hud-atlas.ts';
import type { PlayBeat } from './beats/beat-stage.ts';
import type { LayOut } from './layout/layout.ts';
import type { BoardView } from './places/board-view.ts';
import type { Highlight, HighlightedPlace, PlacesOf, ShutEnd } from './places/highlights.ts';
import type { PlacementKind } from './places/placement.ts';
import type { Screens } from './regions/regions.ts';
import type { TableTouch } from './touch/under-finger.ts';

export interface TableKind extends PlacementKind {
  readonly layOut: LayOut;
  /** The regions of each class of screen. */
  readonly screens: Screens;
  /** True if the player chooses the order of the own tiles; otherwise each keeps its place. */
  readonly isSorted: boolean;
  /** True if the table turns to the person who plays. */
  readonly turnsToPlayer: boolean;
  /** Returns the tile in hand that needs no picking; `null` if there is none. */
  readonly inHand: (moves: readonly Move[]) => Tile | null;
  readonly highlight: Highlight;
  readonly places: PlacesOf;
  /** Returns the marks at places where nothing fits, as the player has been told. */
  readonly shutPlaces: (seen: Seen, places: readonly Place[], view: BoardView) => readonly ShutEnd[];
  /** Returns the half of a place beside which numbers stand: the half that would be open, or the whole tile. */
  readonly openHalf: (place: HighlightedPlace) => 'above' | 'neither';
  readonly touch: TableTouch;
  readonly playBeat: PlayBeat;
  /** The marks of accounts and of things carried from deal to deal; none if no game of the kind has them. */
  readonly marks: MarkPictures;
  /** True if games of the kind have plates for sums: a number of the table, or accounts of partners. */
  readonly hasSums: boolean;
  /** Returns the ends that have chips, in their order; absent if all have. `own`: the seat at the bottom of the screen. */
  readonly chips?: (seen: Seen, own: Seat) => readonly Place[];
  /** Returns the seat that an end belongs to, `null` if to everybody; absent if ends belong to nobody (29.3). */
  readonly ownerOf?: (seen: Seen, place: Place) => Seat | null;
  /** Set if marks of players lie around the first tile, from where ends are seen (29.3). */
  readonly hasHub?: true;
  /** The cloth shader's code for bands instead of a star; empty if the cloth has none. */
  readonly bands: string;
}
