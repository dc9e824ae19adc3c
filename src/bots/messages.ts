/** What the page and the worker that thinks for the bots say to each other. Plain JSON. */
import type { Move, Seen, Standing } from '../rules/game.ts';
import type { Advice } from './advice.ts';

export type ToWorker =
  /** Warms the worker up; it answers `ready`. */
  | { readonly type: 'init' }
  /** Asks for a move of the seat whose turn it is in `seen`, which is what that seat sees and nothing else. */
  | {
      readonly type: 'think';
      readonly id: number;
      readonly seen: Seen;
      readonly level: string;
      /** 32 bits. */
      readonly seed: number;
    }
  /** Asks what an expert would do, for the person whose turn it is in `seen`. */
  | { readonly type: 'advise'; readonly id: number; readonly seen: Seen; readonly standing: Standing }
  /** The answer to `id` is not wanted any more. */
  | { readonly type: 'cancel'; readonly id: number };

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'move'; readonly id: number; readonly move: Move }
  | { readonly type: 'advice'; readonly id: number; readonly advice: Advice };
