/** What is watched. */
import type { Watcher } from '../../match/film.ts';
import type { Sitter } from '../../match/ports.ts';
import type { MatchProgress } from '../../match/progress.ts';
import { toHex } from '../../rules/chance.ts';
import type { MatchSetup } from '../table.machine.ts';

/** A match as it was played: all that is needed to tell it again. */
export type WatchedMatch = Pick<MatchSetup, 'game' | 'options' | 'sitters' | 'seed' | 'log' | 'given'>;

/** A match, and how one begins to watch it. */
export interface Watched {
  readonly match: WatchedMatch;
  /** From which moment on: the first unless told otherwise. */
  readonly from?: { readonly deal: number; readonly move: number };
  /** Through whose eyes; the person's who played it, or with all hands open. */
  readonly eye?: Watcher;
  /** Whether one may play on from any moment: not while the match itself is still played. */
  readonly mayPlayOn: boolean;
}

/** What has been played of a match so far, to be watched. */
export const watchedOf = (
  { game, options, seed, log, given }: MatchProgress,
  sitters: readonly Sitter[],
): WatchedMatch => ({ game: game.id, options, sitters, seed: toHex(seed), log, given });
