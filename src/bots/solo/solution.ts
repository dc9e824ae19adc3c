import type { Move } from '../../rules/game.ts';
import type { Dead } from '../squares/dead.ts';

/**
 * What a search found in a game for one: moves that win, that there are none, or that its budget was too small. Where tiles
 * can be lifted (23.2), `instead` says what is to be lifted so that there are some, and what by itself cannot be filled. `open`:
 * tiles are hidden that decide it, and with `best` the chance to win is best, 0 to 1. `tried`: in so many orders of the
 * hidden tiles, dealt at random, it was looked for a way to win, and the chance is the part in which there was one;
 * `null`: it is the chance of whoever plays on in the best way without knowing the order.
 */
export type Solution =
  | { readonly is: 'found'; readonly moves: readonly Move[] }
  | { readonly is: 'none'; readonly instead?: { readonly lifts: readonly Move[]; readonly dead: Dead } }
  | { readonly is: 'unknown' }
  | { readonly is: 'open'; readonly best: Move; readonly chance: number; readonly tried: number | null };
