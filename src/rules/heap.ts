/**
 * The places of a deal's tiles, and the eyes that see them: the same for all games that deal hands from a shuffled
 * heap.
 */
import type { Deal, Eye, Position, Seat, Seen, Side, Standing, Tile } from './game.ts';

/** True if a heap is the set in some order. */
export function isSet(heap: readonly Tile[], set: readonly Tile[]): boolean {
  return heap.length === set.length && new Set(heap).size === set.length && set.every((tile) => heap.includes(tile));
}

/** 1.1: seat 0 takes the first positions, seat 1 the next, and so on; the rest is the boneyard, or dead. */
export function dealOut(
  heap: readonly Tile[],
  seats: number,
  handSize: number,
  isDead = false,
): Pick<Deal, 'hands' | 'boneyard' | 'dead'> {
  const positions = heap.map((_, at) => at);
  const left = positions.slice(seats * handSize);
  return {
    hands: Array.from({ length: seats }, (_, seat) => positions.slice(seat * handSize, (seat + 1) * handSize)),
    boneyard: isDead ? [] : left,
    dead: isDead ? left : [],
  };
}

/**
 * Returns the next deal of a match before anything is laid. `leader`: the seat to move; `null` if nobody can start
 * (1.2). `sides`: the side of each seat.
 */
export function openDeal(
  { game, options, heap }: Pick<Deal, 'game' | 'options' | 'heap'>,
  standing: Standing,
  dealt: Pick<Deal, 'hands' | 'boneyard' | 'dead'>,
  leader: Seat | null,
  sides: readonly Side[],
): Deal {
  const seats = dealt.hands.length;
  return {
    game,
    options,
    deal: standing.deals + 1,
    seats,
    sides,
    heap,
    ...dealt,
    laid: [],
    ends: [],
    phase: leader === null ? 'thrownIn' : 'leading',
    turn: leader === null ? null : { seat: leader, drew: [], laid: [] },
    scored: Array<number>(seats).fill(0),
    log: [],
    memory: null,
    outcome: null,
  };
}

/**
 * True if the eye sees the tile. A seat sees its own hand; everybody sees the tiles laid and, once the deal has ended,
 * all hands. Nobody sees the boneyard.
 */
export function sees(seen: Seen, eye: Eye, at: Position): boolean {
  if (eye === 'all') return true;
  if (seen.laid.some((laid) => laid.at === at)) return true;
  return seen.hands.some((hand, seat) => (seat === eye || seen.phase === 'ended') && hand.includes(at));
}

/** Completes a deal from what an eye sees and one guess at the hidden faces. Throws if the result is not the set. */
export function fill(seen: Seen, hidden: readonly Tile[], set: readonly Tile[]): Deal {
  let next = 0;
  const heap = seen.heap.map((tile) => tile ?? hidden[next++]);
  const known = heap.filter((tile) => tile !== undefined);
  if (next !== hidden.length || !isSet(known, set)) throw new Error('the guess does not make the set');
  return { ...seen, heap: known };
}

/** Returns a tile's position in a seat's hand; `undefined` if the seat does not hold it. */
export function positionOf(seen: Seen, seat: number, tile: Tile): Position | undefined {
  return seen.hands[seat]?.find((at) => seen.heap[at] === tile);
}
