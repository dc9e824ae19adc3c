/**
 * Tiles of Squares that lie from the start and stay: a puzzle. In the log, and so in a record, they are the first moves of
 * the only seat, and nothing else says there that they were given: by the page each of them could be lifted again (23.2).
 */
import type { Deal, Position, Seen } from '../game.ts';

/** The deal with its first moves, so many of them, given. */
export const withGiven = (deal: Deal, moves: number): Deal => ({ ...deal, memory: { given: moves } });

/** How many of the first moves are given; 0 in a free deal. */
function givenMoves({ memory }: Pick<Seen, 'memory'>): number {
  if (memory === null || typeof memory !== 'object' || !('given' in memory)) return 0;
  return typeof memory.given === 'number' ? memory.given : 0;
}

/** The heap positions of the tiles that are given, in the order in which they were; none in a free deal. */
export function givenOf({ memory, log, heap }: Pick<Seen, 'memory' | 'log' | 'heap'>): readonly Position[] {
  const given = log.slice(0, givenMoves({ memory }));
  return given.flatMap((event) => (event.do === 'play' ? [heap.indexOf(event.tile)] : []));
}
