/** The draw for partners (7.4): four players draw four tiles each, in sight of all, before the first deal. */
import type { Position, SeatedTeams, TeamDraw, Tile } from './game.ts';
import { pipCount, weightOf } from './tiles.ts';

const PLAYERS = 4;
const EACH = 4;

/** Below 0 if `a` ranks higher: by sums, then by the heaviest tile, the second heaviest, and so on. */
function compare(a: readonly Tile[], b: readonly Tile[]): number {
  const sum = (tiles: readonly Tile[]) => tiles.reduce((all, tile) => all + pipCount(tile), 0);
  if (sum(a) !== sum(b)) return sum(b) - sum(a);
  const [first, second] = [a, b].map((tiles) => tiles.map(weightOf).sort((one, other) => other - one));
  const nth = first?.findIndex((each, at) => each !== second?.[at]) ?? -1;
  return nth < 0 ? 0 : (second?.[nth] ?? 0) - (first?.[nth] ?? 0);
}

/**
 * Returns the player who sits on each seat: the first two of the ranking sit opposite each other, and so do the other
 * two.
 */
export function seatedBy(drawn: readonly (readonly Tile[])[]): readonly number[] {
  const [first = 0, second = 0, third = 0, fourth = 0] = [...drawn.keys()].sort((a, b) =>
    compare(drawn[a] ?? [], drawn[b] ?? []),
  );
  return [first, third, second, fourth];
}

/** Returns the player who draws the next tile by hand (7.4): one tile each in turn; `null` once all have four. */
export const nextToDraw = (drawn: readonly Position[]): number | null =>
  drawn.length < PLAYERS * EACH ? drawn.length % PLAYERS : null;

/** Returns the heap positions of each player's tiles, from those drawn by hand so far, in turn. */
export const drawnByHand = (drawn: readonly Position[]): readonly (readonly Position[])[] =>
  Array.from({ length: PLAYERS }, (_, player) => drawn.filter((_at, nth) => nth % PLAYERS === player));

/** The draw without hands: each player has four tiles from the beginning of the heap, in the order they joined. */
const DEALT: readonly (readonly Position[])[] = Array.from({ length: PLAYERS }, (_, player) =>
  Array.from({ length: EACH }, (_, n): Position => player * EACH + n),
);

/**
 * Seats the players, who are numbered in the order they joined.
 * @param byHand the heap positions that they drew, in turn; tiles are dealt where it is absent or no whole draw.
 */
export function seatTeams(sealed: Omit<TeamDraw, 'drawn'>, byHand: readonly Position[] = []): SeatedTeams {
  const lies = new Set(sealed.heap.keys());
  const isWhole = byHand.length === PLAYERS * EACH && byHand.every((at) => lies.delete(at));
  const drawn = isWhole ? drawnByHand(byHand) : DEALT;
  const players = seatedBy(drawn.map((positions) => positions.flatMap((at) => sealed.heap[at] ?? [])));
  const { heap, salt, commitment } = sealed;
  return { draw: { heap, drawn: players.map((player) => drawn[player] ?? []), salt, commitment }, players };
}

/** Describes the fault of a draw; `null` if there is none. Its seal is not checked. */
export function teamDrawFault({ heap, drawn }: TeamDraw, set: readonly Tile[]): string | null {
  if ([...heap].sort().join() !== [...set].sort().join()) return 'the heap of the draw for partners is not the set';
  const taken = drawn.flat();
  const isFair = drawn.length === PLAYERS && drawn.every((positions) => positions.length === EACH);
  if (!isFair || new Set(taken).size !== PLAYERS * EACH || taken.some((at) => at >= heap.length)) {
    return 'not four tiles for each player in the draw for partners';
  }
  const ranked = seatedBy(drawn.map((positions) => positions.flatMap((at) => heap[at] ?? [])));
  return ranked.every((player, seat) => player === seat) ? null : 'the players sit otherwise than they drew';
}
