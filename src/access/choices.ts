import type { End, Laid, Move, Place, Seen, Tile } from '../rules/game.ts';

/** What the legal moves mean for one tile: the lead, or the plays it has. */
export interface Chances {
  readonly lead: Move | null;
  readonly plays: readonly (Move & { do: 'play' })[];
}

export function chancesOf(tile: Tile, moves: readonly Move[]): Chances {
  return {
    lead: moves.find((move) => move.do === 'lead' && move.tile === tile) ?? null,
    plays: moves.filter((move) => move.do === 'play').filter((move) => move.tile === tile),
  };
}

/** The play of `tile` at `arm`, open rather than closed where both are legal. */
export function playAt(tile: Tile, arm: Place, moves: readonly Move[]): Move | null {
  const plays = chancesOf(tile, moves).plays.filter((move) => move.arm === arm);
  return plays.find((move) => !move.closed) ?? plays[0] ?? null;
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
