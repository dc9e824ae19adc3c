/** All that differs by kind of table where a table is drawn. Each file of `kinds/` answers it. */
import type { Move, Place, Tile } from '../rules/game.ts';
import type { PlayBeat } from './beats/beat-stage.ts';
import type { LayOut } from './layout/layout.ts';
import type { BoardView } from './places/board-view.ts';
import type { Highlight, HighlightedPlace, PlacesOf, ShutEnd } from './places/highlights.ts';
import type { Lying } from './places/placement.ts';
import type { Screens } from './regions/regions.ts';
import type { TableTouch } from './touch/under-finger.ts';

export interface TableKind extends Lying {
  readonly layOut: LayOut;
  /** How a screen is shared out. */
  readonly screens: Screens;
  /** Whether the own tiles stand in an order that the player chooses; else each keeps its place. */
  readonly isSorted: boolean;
  /** Whether the table is turned to the person who plays. */
  readonly turnsToPlayer: boolean;
  /** Returns the tile in hand that nobody has to pick; `null`: there is none. */
  readonly inHand: (moves: readonly Move[]) => Tile | null;
  readonly highlight: Highlight;
  readonly places: PlacesOf;
  /** Returns the marks at places of which the player was told that nothing comes there. */
  readonly shutPlaces: (places: readonly Place[], view: BoardView) => readonly ShutEnd[];
  /** Returns the half of a place where numbers stand: the one that would lie open, or the middle of the tile. */
  readonly openHalf: (place: HighlightedPlace) => 'above' | 'neither';
  readonly touch: TableTouch;
  readonly playBeat: PlayBeat;
  /** What the cloth's shader needs to paint bands in place of a star; empty where there are none. */
  readonly bands: string;
}
