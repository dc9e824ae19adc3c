import type { Move } from '../../rules/game.ts';
import type { Tile } from '../../rules/tiles.ts';
import type { Dead } from '../squares/dead.ts';

/**
 * A step of a careful person in a mosaic (32.5), with its reason. Kind 1: `move` is the only way of the tile, or of that
 * place. Kinds 2 and 3: the tile can't be laid so, since that tile or place would have no way left; with kind 3 only after
 * others have been laid.
 */
export type MosaicStep = { readonly kind: 1 | 2 | 3; readonly move: Extract<Move, { do: 'play' }> } & (
  | { readonly because: 'tile'; readonly tile: Tile }
  | { readonly because: 'place'; readonly place: string }
);

/**
 * The result of a search in a game for one: winning moves, none, or unknown because the budget was too small.
 * `steps`: in a mosaic, those that lead to the next tile; absent if none do.
 * `instead`: where tiles can be lifted (23.2), the tiles to lift to make a win possible, and the parts that can't be
 * filled.
 * `open`: the result depends on hidden tiles, and `best` has the highest chance to win, 0 to 1.
 * `tried`: the number of random orders of the hidden tiles that were searched; the chance is the share that can be won.
 * Null: the chance is exact, for the best play without knowledge of the order.
 */
export type Solution =
  | { readonly is: 'found'; readonly moves: readonly Move[]; readonly steps?: readonly MosaicStep[] }
  | { readonly is: 'none'; readonly instead?: { readonly lifts: readonly Move[]; readonly dead?: Dead } }
  | { readonly is: 'unknown' }
  | { readonly is: 'open'; readonly best: Move; readonly chance: number; readonly tried: number | null };
