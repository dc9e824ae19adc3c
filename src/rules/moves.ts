/**
 * Questions about a list of legal moves: which tiles can be played, where, in which ways. The only place that answers
 * them, for desk, gesture, rack, scene, DOM table, hints and bots alike.
 */
import type { Move, Place, Seen, Tile } from './game.ts';
import { halves, isDouble } from './tiles.ts';

/** A move that puts a tile on the table. */
export type TileMove = Extract<Move, { do: 'lead' | 'play' }>;

export const isTileMove = (move: Move): move is TileMove => move.do === 'lead' || move.do === 'play';

/** The tile that a move puts on the table. */
export const tileOfMove = (move: Move): Tile | null => (isTileMove(move) ? move.tile : null);

/**
 * Where a move puts its tile; `null`: in the middle, or nowhere. A joint is a place of its own, named after its arm and its
 * number: `0 1` is joint 1 of line 0, `across 2` where both lines are cut at joint 2 (21.6).
 */
export const placeOfMove = (move: Move): Place | null =>
  move.do !== 'play' ? null : move.joint === undefined ? move.arm : `${move.arm} ${move.joint}`;

/** 9.2: a double that ends the deal. It obliges to nothing, and what can only be laid so is no playable tile. */
export const isBarricade = (move: Move): boolean => move.do === 'play' && move.barricade === true;

/** 17.7: a lead by which the match is at stake. */
export const isStake = (move: Move): boolean => move.do === 'lead' && move.hundred === true;

/** Whether two moves are the same, `from` of a draw apart. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.do === 'draw' || a.do === 'pass') return a.do === b.do;
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

/** The first move of that kind. */
export const findMove = <K extends Move['do']>(moves: readonly Move[], kind: K): Extract<Move, { do: K }> | undefined =>
  moves.find((move): move is Extract<Move, { do: K }> => move.do === kind);

/** Whether a move of that kind is legal; a barricade is none (9.2). */
export const mayDo = (moves: readonly Move[], kind: Move['do']): boolean =>
  moves.some((move) => move.do === kind && !isBarricade(move));

/** Whether a barricade is legal. */
export const mayBar = (moves: readonly Move[]): boolean => moves.some(isBarricade);

/** The tiles that can be played or led, each once. */
export const playableTiles = (moves: readonly Move[]): ReadonlySet<Tile> =>
  new Set(moves.filter((move) => !isBarricade(move)).flatMap((move) => tileOfMove(move) ?? []));

export const isPlayable = (moves: readonly Move[], tile: Tile | null): boolean =>
  tile !== null && moves.some((move) => tileOfMove(move) === tile && !isBarricade(move));

/** Whether a tile can be put anywhere: played, led, or laid as a barricade. */
export const isLayable = (moves: readonly Move[], tile: Tile | null): boolean =>
  tile !== null && moves.some((move) => tileOfMove(move) === tile);

/** Where a tile can be put, each place once; `null`: in the middle. */
export const placesFor = (moves: readonly Move[], tile: Tile): readonly (Place | null)[] => [
  ...new Set(moves.filter((move) => tileOfMove(move) === tile).map(placeOfMove)),
];

/**
 * The place for a tile where nobody has to choose one: its only one, or the first of free blades, which are all alike.
 * `undefined`: there is none, or it has to be chosen. `null`: in the middle. Nobody bars but by choice (9.2).
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

/** The tiles that can be played there, each once; `null`: in the middle. */
export const tilesAt = (moves: readonly Move[], place: Place | null): readonly Tile[] => [
  ...playableTiles(moves.filter((move) => placeOfMove(move) === place)),
];

/** The ways to put a tile there, the plainest first; none where it cannot be put. `null`: in the middle. */
export const waysAt = (moves: readonly Move[], tile: Tile | null, place: Place | null): readonly TileMove[] =>
  moves
    .filter(isTileMove)
    .filter((move) => move.tile === tile && placeOfMove(move) === place)
    .sort((a, b) => plainness(a) - plainness(b));

/** What was advised at a place, which is the first of the moves that come to the same; `null`: nothing there. */
export function advisedAt(advised: { readonly moves: readonly Move[] } | null, place: Place | null): TileMove | null {
  const [best] = advised?.moves ?? [];
  return best && isTileMove(best) && placeOfMove(best) === place ? best : null;
}

/** Whether these ways to lay a tile in one place have to be chosen from: several, or one that bars (9.2) or stakes the match (17.7). */
export const isAsked = (ways: readonly Move[]): boolean =>
  ways.length > 1 || ways.some((way) => isBarricade(way) || isStake(way));

/** Open before closed, across before lengthwise (14.6), the end of the turn before more of it (5.4, 5.5), and a barricade last of all (9.2). */
const plainness = (move: TileMove) =>
  move.do === 'play' ? (move.closed || move.lengthwise ? 1 : 0) + (move.goesOn ? 2 : 0) + (move.barricade ? 4 : 0) : 0;

/** What the turn that is running goes on with (5.4, 12.1); `null`: it has not begun, or is over. */
export function goesOnWith(
  { turn, laid }: Pick<Seen, 'turn' | 'laid'>,
  moves: readonly Move[],
): 'double' | 'tile' | null {
  if (turn === null || turn.laid.length === 0 || !mayDo(moves, 'play')) return null;
  // Where a turn goes on with any tile it may be that doubles alone fit; they are no further ones then.
  const begun = turn.laid.flatMap((at) => laid[at]?.tile ?? []);
  return [...begun, ...playableTiles(moves)].every(isDouble) ? 'double' : 'tile';
}

/** Whether the last move ended a turn in which its seat had laid another tile before. */
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

/** The half that points outward when the tile is played on an end that accepts these numbers. */
export function outerHalf(
  { tile, out }: { readonly tile: Tile; readonly out?: number },
  accepts: readonly number[],
): number {
  const [low, high] = halves(tile);
  return out ?? (accepts.includes(low) ? high : low);
}
