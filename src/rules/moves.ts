/**
 * Questions about a list of legal moves: which tiles can be played, where, in which ways. The only place that answers
 * them, for desk, gesture, rack, scene, DOM table, hints and bots alike.
 */
import type { Move, Place, Seen, Tile } from './game.ts';
import { halves } from './tiles.ts';

/** A move that puts a tile on the table. */
export type TileMove = Extract<Move, { do: 'lead' | 'play' }>;

export const isTileMove = (move: Move): move is TileMove => move.do === 'lead' || move.do === 'play';

/** The tile that a move puts on the table. */
export const tileOfMove = (move: Move): Tile | null => (isTileMove(move) ? move.tile : null);

/** Where a move puts its tile; `null`: in the middle, or nowhere. */
export const placeOfMove = (move: Move): Place | null => (move.do === 'play' ? move.arm : null);

/** Whether two moves are the same, `from` of a draw apart. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.do === 'draw' || a.do === 'pass') return a.do === b.do;
  if (a.do === 'lead') return b.do === 'lead' && a.tile === b.tile;
  return (
    b.do === 'play' &&
    a.tile === b.tile &&
    a.arm === b.arm &&
    a.out === b.out &&
    a.closed === b.closed &&
    a.goesOn === b.goesOn
  );
}

/** The first move of that kind. */
export const findMove = <K extends Move['do']>(moves: readonly Move[], kind: K): Extract<Move, { do: K }> | undefined =>
  moves.find((move): move is Extract<Move, { do: K }> => move.do === kind);

/** Whether a move of that kind is legal. */
export const mayDo = (moves: readonly Move[], kind: Move['do']): boolean => moves.some((move) => move.do === kind);

/** The tiles that can be played or led, each once. */
export const playableTiles = (moves: readonly Move[]): ReadonlySet<Tile> =>
  new Set(moves.filter(isTileMove).map(({ tile }) => tile));

export const isPlayable = (moves: readonly Move[], tile: Tile | null): boolean =>
  tile !== null && moves.some((move) => tileOfMove(move) === tile);

/** Where a tile can be put, each place once; `null`: in the middle. */
export const placesFor = (moves: readonly Move[], tile: Tile): readonly (Place | null)[] => [
  ...new Set(moves.filter((move) => tileOfMove(move) === tile).map(placeOfMove)),
];

/**
 * The place for a tile where nobody has to choose one: its only one, or the first of free blades, which are all alike.
 * `undefined`: there is none, or it has to be chosen. `null`: in the middle.
 */
export function soleChoice(
  { seen, moves }: { readonly seen: Pick<Seen, 'ends'>; readonly moves: readonly Move[] },
  tile: Tile,
): Place | null | undefined {
  const places = placesFor(moves, tile);
  const isFree = (place: Place | null) => seen.ends.some((end) => end.place === place && end.state === 'free');
  return places.length === 1 || places.every(isFree) ? places[0] : undefined;
}

/** The tiles that can be put there, each once; `null`: in the middle. */
export const tilesAt = (moves: readonly Move[], place: Place | null): readonly Tile[] => [
  ...playableTiles(moves.filter((move) => placeOfMove(move) === place)),
];

/** The ways to put a tile there, the plainest first; none where it cannot be put. `null`: in the middle. */
export const waysAt = (moves: readonly Move[], tile: Tile | null, place: Place | null): readonly TileMove[] =>
  moves
    .filter(isTileMove)
    .filter((move) => move.tile === tile && placeOfMove(move) === place)
    .sort((a, b) => plainness(a) - plainness(b));

/** Open before closed, and the end of the turn before more of it (5.4, 5.5). */
const plainness = (move: TileMove) => (move.do === 'play' ? (move.closed ? 1 : 0) + (move.goesOn ? 2 : 0) : 0);

/** Whether the turn that is running goes on with another tile (5.4). */
export const isTurnGoingOn = ({ turn }: Pick<Seen, 'turn'>, moves: readonly Move[]): boolean =>
  turn !== null && turn.laid.length > 0 && mayDo(moves, 'play');

/** The half that points outward when the tile is played on an end that accepts these numbers. */
export function outerHalf(
  { tile, out }: { readonly tile: Tile; readonly out?: number },
  accepts: readonly number[],
): number {
  const [low, high] = halves(tile);
  return out ?? (accepts.includes(low) ? high : low);
}
