import type { Move } from '../../rules/game.ts';
import type { Dead } from '../squares/dead.ts';

/**
 * The result of a search in a game for one: winning moves, none, or unknown because the budget was too small.
 * `instead`: where tiles can be lifted (23.2), the tiles to lift to make a win possible, and the parts that can't be
 * filled.
 * `open`: the result depends on hidden tiles, and `best` has the highest chance to win, 0 to 1.
 * `tried`: the number of random orders of the hidden tiles that were searched; the chance is the share that can be won.
 * Null: the chance is exact, for the best play without knowledge of the order.
 */
export type Solution =
  | { readonly is: 'found'; readonly moves: readonly Move[] }
  | { readonly is: 'none'; readonly instead?: { readonly lifts: readonly Move[]; readonly dead: Dead } }
  | { readonly is: 'unknown' }
  | { readonly is: 'open'; readonly best: Move; readonly chance: number; readonly tried: number | null };
