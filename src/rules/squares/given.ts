/**
 * Tiles of Squares that lie from the start and stay: a puzzle. In the log, and so in a record, they are the first moves
 * of the only seat. Nothing else marks them there: by the rules page each could be lifted again (23.2).
 */
import type { Deal, Position, Seen } from '../game.ts';

/** Marks the first `moves` moves of a deal as given. */
export const withGiven = (deal: Deal, moves: number): Deal => ({ ...deal, memory: { given: moves } });

/** Returns the number of first moves that are given; 0 in a free deal. */
function givenMoves({ memory }: Pick<Seen, 'memory'>): number {
  if (memory === null || typeof memory !== 'object' || !('given' in memory)) return 0;
  return typeof memory.given === 'number' ? memory.given : 0;
}

/** Returns the heap positions of the given tiles, in the order they were laid; empty in a free deal. */
export function givenOf({ memory, log, heap }: Pick<Seen, 'memory' | 'log' | 'heap'>): readonly Position[] {
  const given = log.slice(0, givenMoves({ memory }));
  return given.flatMap((event) => (event.do === 'play' ? [heap.indexOf(event.tile)] : []));
}
