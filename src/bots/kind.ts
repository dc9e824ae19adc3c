/** The bots' part for one kind of table. `kinds.ts` loads it, and the rest of the code is given it as an argument. */
import type { Game, Seen, Standing } from '../rules/game.ts';
import type { TileMove } from '../rules/moves.ts';
import type { Slot } from './knowledge/slots.ts';
import type { Why } from './move-reasons.ts';
import type { Opinion } from './opinion.ts';
import type { BotSearch } from './search/search.ts';
import type { Solution } from './solo/solution.ts';
import type { Steps } from './steps.ts';

/** The best play, and the data from which its reasons are found. */
export interface Chosen {
  readonly game: Game;
  readonly seen: Seen;
  readonly best: TileMove;
  /** All plays that were weighed, the best included. */
  readonly plays: readonly TileMove[];
  /** All moves that were weighed, the best first. */
  readonly opinions: readonly Opinion[];
  /** The hidden tiles in other hands, with the numbers they can't show. */
  readonly slots: readonly Slot[];
  /** The match before the deal; undefined counts as a first deal. */
  readonly standing: Standing | undefined;
}

export interface BotKind {
  /** Loads the search. Rejects if it can't be loaded. */
  readonly fetchSearch: () => Promise<BotSearch>;
  /** Returns a function that gives a play's worth in pips; null if the general rule of thumb applies. */
  worthIn(seen: Seen, game: Game): ((play: TileMove) => number) | null;
  /** Returns the deal as a seat remembers it if it keeps hidden faces in mind for about `turns` turns (21.3). */
  recalled(seen: Seen, turns: number): Seen;
  /**
   * Returns the reasons for a play, strongest first; empty if no single reason stands out. Null: use the reasons for
   * chains.
   */
  readonly whysFor: ((chosen: Chosen) => readonly Why[]) | null;
  /**
   * Searches for a way to win a game for one, from the player's view. Each step yields the share done, 0 to 1. Throws
   * in games for several.
   */
  solve(seen: Seen): Steps<Solution, number>;
  /**
   * True if a bounded search finds a way to win a game for one, with every face of `seen` known (22.4). The result is
   * the same on every machine. Throws in games whose deals are not chosen.
   */
  isWinnable(seen: Seen): boolean;
}

/** A game, and the bots' part for its kind of table. */
export interface BotGame {
  readonly game: Game;
  readonly kind: BotKind;
  /** Null if it was not loaded: the levels that play by rule of thumb need none. */
  readonly search: BotSearch | null;
}

/** A game whose search was loaded. */
export interface SearchedGame extends BotGame {
  readonly search: BotSearch;
}
