import type { Seat, Tile } from '../../../src/rules/game.ts';

/** Which double starts the layout, in the words of the page's table (1.2, 2.6, 3.4, 4.1, 5.2). */
export type Start =
  | 'highest'
  | 'highest, drawn for'
  | 'highest, else next lower held'
  | 'highest, else turned up'
  | 'rotates'
  | 'rotates, else next lower held'
  | 'first double played';

/** What a seat does that cannot play (1.7; *draw 1 and keep* is 2.4). */
export type Stuck = 'pass' | 'draw 1' | 'draw 1 and keep' | 'draw until able' | 'draw until able and willing';

/** How a double may be laid beside open (4.2, 5.4 to 5.6). */
export type Doubles = 'open' | 'may be closed' | 'several, may be closed';

/** What a blocked deal writes (1.10, 5.7). */
export type Blocked = 'lowest takes' | 'lowest takes, gross' | 'ten each' | 'losers write';

/** When a match is over (1.11, 5.8). */
export type Length =
  | { readonly by: 'points'; readonly target: number }
  | { readonly by: 'deals'; readonly deals: number }
  | { readonly by: 'donkey'; readonly target: number };

/** What the game fixes, whatever is agreed on. */
export interface Rules {
  readonly start: Start;
  /** The sides of the spinner. */
  readonly arms: number;
  /** Whether every arm must be started before anything else is played (1.4). */
  readonly duty: boolean;
  /** Whether every arm must then have the double of its number before anything else is played (28.3). */
  readonly doublesDuty: boolean;
  readonly stuck: { readonly opening: Stuck; readonly freePlay: Stuck };
  /** How many tiles of the boneyard may not be drawn (1.7). */
  readonly reserve: number;
  readonly doubles: Doubles;
  readonly blocked: Blocked;
  /** What a tile counts that is all that is left of a hand (4.3). */
  readonly alone: Readonly<Partial<Record<Tile, number>>>;
}

/** What the pages fix for a match before anything is dealt. */
export interface Terms extends Rules {
  readonly seats: number;
  /** The highest number of the set. */
  readonly highest: number;
  readonly handSize: number;
  readonly length: Length;
  /** 5.9: whether seats 0 and 2 play against 1 and 3. */
  readonly pairs: boolean;
  /** 5.9: whether a deal in which a hand has five or more doubles is thrown in. */
  readonly redeals: boolean;
}

/** How a match stands before a deal. */
export interface Course {
  /** How many deals were finished. */
  readonly deals: number;
  readonly totals: readonly number[];
  /** What each seat has lost and not written (5.7). */
  readonly remembered: readonly number[];
  /** The seat that began the deal before, by laying the spinner or by playing first on it (3.4). */
  readonly began: Seat | null;
  /** The seat that laid the last tile of the deal before; a seat that dominoes lays it (5.2). */
  readonly last: Seat | null;
}
