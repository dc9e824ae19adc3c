/** The messages between the page and the bots' worker, as plain JSON. */

import type { Move, Options, Seen, Standing } from '../rules/game.ts';
import type { MosaicPuzzle, MosaicSize } from '../rules/mosaic/mosaic-puzzle.ts';
import type { Advice } from './advice.ts';
import type { BotLevel } from './levels.ts';
import type { Solution } from './solo/solution.ts';

/** The settings with which a seat thinks. */
export interface Mind {
  readonly level: BotLevel;
  /** A name out of `TEMPERAMENTS`; absent for a bot without one. */
  readonly temperament?: string;
  /** The match before the deal, which all seats know. Without it only points count. */
  readonly standing?: Standing;
  /** True if the search uses all its rollouts, however long they take. The move is then the same on every machine. */
  readonly isUnhurried?: true;
}

/** The table for which a worker warms up. */
export interface GameSetup {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  /** True if a bot at this table searches. */
  readonly searches: boolean;
}

export type ToWorker =
  /** Requests `ready` and a warm-up: at `table`, or at any table if it is missing. */
  | { readonly type: 'init'; readonly table?: GameSetup }
  /** Requests a move of the seat whose turn it is. `seen` is that seat's view and holds nothing hidden. */
  | {
      readonly type: 'think';
      readonly id: number;
      readonly seen: Seen;
      /** The legal moves of that seat. */
      readonly moves: readonly Move[];
      readonly mind: Mind;
      /** 32 bits. */
      readonly seed: number;
      /** Milliseconds after which the search ends and the best move so far is chosen, unless the mind is unhurried. */
      readonly budget: number;
    }
  /** Requests an expert's advice for the person whose turn it is in `seen`, with these legal moves. */
  | {
      readonly type: 'advise';
      readonly id: number;
      readonly seen: Seen;
      readonly moves: readonly Move[];
      readonly standing: Standing;
    }
  /** Requests a solution of a game for one from this position. */
  | { readonly type: 'solve'; readonly id: number; readonly seen: Seen }
  /** Asks if a deal for one, of which `seen` has every face, can be won (22.4). */
  | { readonly type: 'winnable'; readonly id: number; readonly seen: Seen }
  /** Requests the mosaic of a number and a size (32.4). */
  | { readonly type: 'makeMosaic'; readonly id: number; readonly number: number; readonly size: MosaicSize }
  /** Cancels the request `id`: its answer is not used. */
  | { readonly type: 'cancel'; readonly id: number };

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'move'; readonly id: number; readonly move: Move }
  | { readonly type: 'advice'; readonly id: number; readonly advice: Advice }
  /** The share of the longest search that is done, 0 to 1. Sent repeatedly during the search. */
  | { readonly type: 'searched'; readonly id: number; readonly done: number }
  | { readonly type: 'solution'; readonly id: number; readonly solution: Solution }
  | { readonly type: 'judged'; readonly id: number; readonly isWinnable: boolean }
  | { readonly type: 'mosaic'; readonly id: number; readonly puzzle: MosaicPuzzle };
