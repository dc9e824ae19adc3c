/** Matches for watching. */
import type { Watcher } from '../../match/film.ts';
import type { Sitter } from '../../match/ports.ts';
import type { MatchProgress } from '../../match/progress.ts';
import { toHex } from '../../rules/chance.ts';
import type { MatchSetup } from '../table.machine.ts';

/** A played match, with everything needed to replay it. */
export type WatchedMatch = Pick<
  MatchSetup,
  'game' | 'options' | 'sitters' | 'seed' | 'log' | 'given' | 'taken' | 'lastDeal'
>;

/** A match, and the way its replay begins. */
export interface Watched {
  readonly match: WatchedMatch;
  /** The first moment shown; by default the first of the match. */
  readonly from?: { readonly deal: number; readonly move: number };
  /** The viewer: a seat, or all hands open. By default the only person; with none or several, all hands open. */
  readonly eye?: Watcher;
  /** True if the player may play on from any moment. False while the match itself is still being played. */
  readonly mayPlayOn: boolean;
}

/** Returns the moves of a match so far, for watching. */
export const watchedOf = (
  { game, options, seed, log, given, taken, lastDeal }: MatchProgress,
  sitters: readonly Sitter[],
): WatchedMatch => ({
  game: game.id,
  options,
  sitters,
  seed: toHex(seed),
  log,
  given,
  taken,
  ...(lastDeal !== null && { lastDeal }),
});
