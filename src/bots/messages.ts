/** What the page and the worker that thinks for the bots say to each other. Plain JSON. */
import type { Move, Options, Seen, Standing } from '../rules/game.ts';
import type { Advice } from './advice.ts';
import type { Solution } from './solo/solution.ts';

/** With what mind a seat plays. */
export interface Mind {
  /** A name out of `LEVELS`. */
  readonly level: string;
  /** A name out of `TEMPERAMENTS`; absent for a bot without one. */
  readonly temperament?: string;
  /** How the match stood before the deal, which all know: without it points are all that counts. */
  readonly standing?: Standing;
  /** Everything that the level has to look at is looked at, however long that takes: on every machine the move is the same. */
  readonly isUnhurried?: true;
}

/** The game in which a worker will think first. */
export interface GameSetup {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
}

export type ToWorker =
  /** Says `ready`, and warms up: at the table that is named, or else at any. */
  | { readonly type: 'init'; readonly table?: GameSetup }
  /** Asks for a move of the seat whose turn it is in `seen`, which is what that seat sees and nothing else. */
  | {
      readonly type: 'think';
      readonly id: number;
      readonly seen: Seen;
      /** The legal moves of that seat. */
      readonly moves: readonly Move[];
      readonly mind: Mind;
      /** 32 bits. */
      readonly seed: number;
      /** Milliseconds after which the move is chosen by what is known by then, unless the mind is unhurried. */
      readonly budget: number;
    }
  /** Asks what an expert would do, for the person whose turn it is in `seen`, and whose legal moves these are. */
  | {
      readonly type: 'advise';
      readonly id: number;
      readonly seen: Seen;
      readonly moves: readonly Move[];
      readonly standing: Standing;
    }
  /** Asks whether a deal for one in which nothing is hidden can still be won, and how. */
  | { readonly type: 'solve'; readonly id: number; readonly seen: Seen }
  /** The answer to `id` is not wanted any more. */
  | { readonly type: 'cancel'; readonly id: number };

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'move'; readonly id: number; readonly move: Move }
  | { readonly type: 'advice'; readonly id: number; readonly advice: Advice }
  /** What part (0 to 1) of the longest search has been done; said now and then while the search goes on. */
  | { readonly type: 'searched'; readonly id: number; readonly done: number }
  | { readonly type: 'solution'; readonly id: number; readonly solution: Solution };
