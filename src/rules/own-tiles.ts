/** Taking one's own tiles: the seats take their hands from the shuffled heap (1.13). */
import type { Deal, Eye, Game, Position, Seen, Tile } from './game.ts';
import { sees } from './heap.ts';
import { playersOf, spread } from './players.ts';

type Hands = Deal['hands'];

/** True if players may take their own tiles in this game: a tile's place in the heap is no part of it. */
export const mayTakeOwn = ({ dealing }: Pick<Game, 'dealing'>): boolean => dealing?.isInOrder !== true;

/**
 * Returns the hand of each seat. `taken`: heap positions in the order in which they were taken, one by each seat that
 * plays, clockwise, round after round.
 */
export function handsTaken(taken: readonly Position[], at: Pick<Seen, 'seats' | 'waits'>): Hands {
  const { length } = playersOf(at);
  const hands = Array.from({ length }, (_, nth) => taken.filter((_tile, k) => k % length === nth));
  return spread(at, hands, []);
}

/** Returns the heap positions that belong to no hand, ascending. */
export function notTaken(hands: Hands, heap: readonly unknown[]): readonly Position[] {
  const taken = new Set(hands.flat());
  return [...heap.keys()].filter((at) => !taken.has(at));
}

/**
 * Opens a deal whose hands were taken from all over the heap.
 * @param open deals a heap in its order.
 * @returns the deal with every tile at its position in `heap`.
 */
export function openTaken(heap: readonly Tile[], hands: Hands, open: (heap: readonly Tile[]) => Deal): Deal {
  const order = [...hands.flat(), ...notTaken(hands, heap)];
  const inHeap = (at: Position) => order[at] ?? at;
  const deal = open(order.flatMap((at) => heap[at] ?? []));
  return {
    ...deal,
    heap,
    hands: deal.hands.map((hand) => hand.map(inHeap)),
    boneyard: deal.boneyard.map(inHeap),
    dead: deal.dead.map(inHeap),
  };
}

/**
 * Returns a deal while its tiles are taken: those left lie in the boneyard, and the turn is that of the next taker. A
 * tile that is turned up before lies aside (29.2).
 */
export function beingTaken({ dealing }: Pick<Game, 'dealing'>, deal: Deal, hands: Hands): Deal {
  const players = playersOf(deal);
  const seat = players[hands.flat().length % players.length] ?? 0;
  const up = dealing?.turnsUp?.(deal);
  const aside = up === undefined ? [] : [deal.heap.indexOf(up)];
  return {
    ...deal,
    hands,
    boneyard: notTaken([...hands, aside], deal.heap),
    dead: aside,
    phase: 'leading',
    turn: { seat, drew: [], laid: [] },
    memory: null,
  };
}

/**
 * Returns a deal while its tiles are taken, as an eye may see it: a seat sees what it has taken, and nothing else but the
 * tile that is turned up.
 */
export const seenTaking = (deal: Deal, eye: Eye): Seen => ({
  ...deal,
  heap: deal.heap.map((tile, at) => (sees(deal, eye, at) || deal.dead.includes(at) ? tile : null)),
});
