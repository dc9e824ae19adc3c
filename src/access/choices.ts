import type { End, Laid, Move, Place, Seen, Tile } from '../rules/game.ts';
import type { Question } from '../seats/desk.ts';

/** Where `tile` may be laid, each place once; `null`: in the middle. */
export function placesOf(tile: Tile, moves: readonly Move[]): readonly (Place | null)[] {
  const laying = moves.flatMap((move) => ('tile' in move && move.tile === tile ? [move] : []));
  return [...new Set(laying.map((move) => (move.do === 'play' ? move.arm : null)))];
}

/** Whether the turn that is running goes on with another tile (5.4). */
export function goesOn({ seen, moves }: Question): boolean {
  return (seen.turn?.laid.length ?? 0) > 0 && moves.some((move) => move.do === 'play');
}

/** The tiles that may be laid at `arm`. */
export function tilesAt(arm: Place, moves: readonly Move[]): readonly Tile[] {
  const plays = moves.filter((move) => move.do === 'play').filter((move) => move.arm === arm);
  return [...new Set(plays.map((move) => move.tile))];
}

/** Tiles that have a legal lead or play. */
export function playableTiles(moves: readonly Move[]): ReadonlySet<Tile> {
  return new Set(moves.flatMap((move) => ('tile' in move ? [move.tile] : [])));
}

/** The tiles of an arm from the middle outwards. */
export function chainOf(seen: Seen, end: End): readonly Laid[] {
  const chain: Laid[] = [];
  let laid = seen.laid[end.to];
  while (laid && laid.arm === end.arm) {
    chain.unshift(laid);
    laid = laid.to === null ? undefined : seen.laid[laid.to];
  }
  return chain;
}
