/** What the legal moves say of one tile and one place. */
import type { Move, Place, Tile } from '../rules/game.ts';

/** The moves that lay this tile. */
export const playsOf = (moves: readonly Move[], tile: Tile | null): Move[] =>
  moves.filter((move) => 'tile' in move && move.tile === tile);

/** Where a move lays its tile; `null`: in the middle, or nowhere. */
export const armOf = (move: Move): Place | null => (move.do === 'play' ? move.arm : null);

/** Open before closed, and the end of the turn before more of it (5.4, 5.5). */
const rankOf = (move: Move) => (move.do === 'play' ? (move.closed ? 1 : 0) + (move.goesOn ? 2 : 0) : 0);

/** The ways to lay this tile there, the plainest first; none where it may not be laid. `null`: in the middle. */
export const waysAt = (moves: readonly Move[], tile: Tile | null, place: Place | null): Move[] =>
  playsOf(moves, tile)
    .filter((move) => armOf(move) === place)
    .sort((a, b) => rankOf(a) - rankOf(b));
