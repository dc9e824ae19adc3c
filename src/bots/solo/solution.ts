/** What a search finds for whoever plays alone. */
import type { Move } from '../../rules/game.ts';

/**
 * Moves that lay all tiles that are left; that there are none, and where tiles can be lifted what is to be lifted, `instead`,
 * so that there are some; or that the budget was too small.
 */
export type Solution =
  | { readonly is: 'found'; readonly moves: readonly Move[] }
  | { readonly is: 'none'; readonly instead?: readonly Move[] }
  | { readonly is: 'unknown' };
