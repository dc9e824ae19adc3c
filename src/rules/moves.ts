/**
 * Questions about a list of legal moves: which tiles can be played, where, and in which ways. The only place for them:
 * desk, gesture, rack, scene, DOM table, hints and bots all use it.
 */
import type { Move, Place, Seen, Tile } from './game.ts';
import { halves, isDouble } from './tiles.ts';

/** A move that puts a tile on the table. */
export type TileMove = Extract<Move, { do: 'lead' | 'play' }>;

export const isTileMove = (move: Move): move is TileMove => move.do === 'lead' || move.do === 'play';

/** The tile that a move puts on the table; `null` if it puts none. */
export const tileOfMove = (move: Move): Tile | null => (isTileMove(move) ? move.tile : null);

/**
 * The place where a move puts its tile; `null`: in the middle, or nowhere. A joint is a place of its own, named by its
 * arm and its number. `0 1` is joint 1 of line 0; `across 2` cuts both lines at joint 2 (21.6).
 */
export const placeOfMove = (move: Move): Place | null =>
  move.do !== 'play' ? null : move.joint === undefined ? move.arm : `${move.arm} ${move.joint}`;

/**
 * 9.2: true for a double that ends the deal. No seat must play it, and a tile that can only be laid so is not playable.
 */
export const isBarricade = (move: Move): boolean => move.do === 'play' && move.barricade === true;

/** 17.7: true for a lead that puts the match at stake. */
export const isStake = (move: Move): boolean => move.do === 'lead' && move.hundred === true;

/** True if two moves are the same, apart from the `from` of a draw. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.do === 'draw' || a.do === 'pass' || a.do === 'giveUp') return a.do === b.do;
  if (a.do === 'lift') return b.do === 'lift' && a.tile === b.tile;
  if (a.do === 'lead') return b.do === 'lead' && a.tile === b.tile && a.goesOn === b.goesOn && a.hundred === b.hundred;
  return (
    b.do === 'play' &&
    a.tile === b.tile &&
    a.arm === b.arm &&
    a.out === b.out &&
    a.closed === b.closed &&
    a.lengthwise === b.lengthwise &&
    a.goesOn === b.goesOn &&
    a.barricade === b.barricade &&
    a.joint === b.joint
  );
}

/** True if a tile is laid on two places (25.6), so that it is turned first. */
export const liesOnTwo = (moves: readonly Move[], tile: Tile | null): boolean =>
  moves.some((move) => move.do === 'play' && move.tile === tile && `${move.arm}`.includes(' '));

/** Returns the first move of that kind. */
export const findMove = <K extends Move['do']>(moves: readonly Move[], kind: K): Extract<Move, { do: K }> | undefined =>
  moves.find((move): move is Extract<Move, { do: K }> => move.do === kind);

/** True if a move of that kind is legal; a barricade does not count (9.2). */
export const mayDo = (moves: readonly Move[], kind: Move['do']): boolean =>
  moves.some((move) => move.do === kind && !isBarricade(move));

/** True if a barricade is legal. */
export const mayBar = (moves: readonly Move[]): boolean => moves.some(isBarricade);

/** The tiles that can be played or led, each once. */
export const playableTiles = (moves: readonly Move[]): ReadonlySet<Tile> =>
  new Set(moves.filter((move) => !isBarricade(move)).flatMap((move) => tileOfMove(move) ?? []));

export const isPlayable = (moves: readonly Move[], tile: Tile | null): boolean =>
  tile !== null && moves.some((move) => tileOfMove(move) === tile && !isBarricade(move));

/** True if a tile can be put anywhere: played, led, or laid as a barricade. */
export const isLayable = (moves: readonly Move[], tile: Tile | null): boolean =>
  tile !== null && moves.some((move) => tileOfMove(move) === tile);

/** Returns the places where a tile can be put, each once; `null`: in the middle. */
export const placesFor = (moves: readonly Move[], tile: Tile): readonly (Place | null)[] => [
  ...new Set(moves.filter((move) => tileOfMove(move) === tile).map(placeOfMove)),
];

/**
 * Returns the place for a tile if nobody has to choose one: its only place, or the first of free blades, which are all
 * alike. `undefined`: no place, or a choice. `null`: in the middle. A barricade always needs a choice (9.2).
 */
export function soleChoice(
  { seen, moves }: { readonly seen: Pick<Seen, 'ends'>; readonly moves: readonly Move[] },
  tile: Tile,
): Place | null | undefined {
  const places = placesFor(
    moves.filter((move) => !isBarricade(move)),
    tile,
  );
  const isFree = (place: Place | null) => seen.ends.some((end) => end.place === place && end.state === 'free');
  return places.length === 1 || places.every(isFree) ? places[0] : undefined;
}

/** Returns the tiles that can be played there, each once; `null`: in the middle. */
export const tilesAt = (moves: readonly Move[], place: Place | null): readonly Tile[] => [
  ...playableTiles(moves.filter((move) => placeOfMove(move) === place)),
];

/** Returns the ways to put a tile there, the plainest first; empty if there is none. `null`: in the middle. */
export const waysAt = (moves: readonly Move[], tile: Tile | null, place: Place | null): readonly TileMove[] =>
  moves
    .filter(isTileMove)
    .filter((move) => move.tile === tile && placeOfMove(move) === place)
    .sort((a, b) => plainness(a) - plainness(b));

/** Returns the move advised for a place, the first of several equal ones; `null` if the advice is for another place. */
export function advisedAt(advised: { readonly moves: readonly Move[] } | null, place: Place | null): TileMove | null {
  const [best] = advised?.moves ?? [];
  return best && isTileMove(best) && placeOfMove(best) === place ? best : null;
}

/**
 * True if the player must choose between these ways: there are several, or one bars (9.2) or stakes the match (17.7).
 */
export const isAsked = (ways: readonly Move[]): boolean =>
  ways.length > 1 || ways.some((way) => isBarricade(way) || isStake(way));

/**
 * Orders ways: open before closed, across before lengthwise (14.6), ending the turn before going on (5.4, 5.5). A
 * barricade comes last (9.2).
 */
const plainness = (move: TileMove) =>
  move.do === 'play' ? (move.closed || move.lengthwise ? 1 : 0) + (move.goesOn ? 2 : 0) + (move.barricade ? 4 : 0) : 0;

/** The kind of tile that the current turn can go on with (5.4, 12.1); `null` if it has not begun, or is over. */
export function goesOnWith(
  { turn, laid }: Pick<Seen, 'turn' | 'laid'>,
  moves: readonly Move[],
): 'double' | 'tile' | null {
  if (turn === null || turn.laid.length === 0 || !mayDo(moves, 'play')) return null;
  // Where any tile continues a turn, only doubles may happen to fit: "another double" would then be wrong.
  const begun = turn.laid.flatMap((at) => laid[at]?.tile ?? []);
  return [...begun, ...playableTiles(moves)].every(isDouble) ? 'double' : 'tile';
}

/** True if the last move ended a turn in which its seat had laid another tile before. */
export function endedLongTurn({ log, turn }: Pick<Seen, 'log' | 'turn'>): boolean {
  const [before, last] = log.slice(-2);
  return (
    turn !== null &&
    last?.seat !== turn.seat &&
    last?.do === 'play' &&
    (before?.do === 'play' || before?.do === 'lead') &&
    before.goesOn === true
  );
}

/** Returns the half that points outward if the tile is played on an end that accepts these numbers. */
export function outerHalf(
  { tile, out }: { readonly tile: Tile; readonly out?: number },
  accepts: readonly number[],
): number {
  const [low, high] = halves(tile);
  return out ?? (accepts.includes(low) ? high : low);
}
