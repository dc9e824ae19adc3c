/**
 * Tiles of Squares that lie from the start and stay: a puzzle. In the log, and so in a record, they are the first moves of
 * the only seat, and nothing else says there that they were given: by the page each of them could be lifted again (23.2).
 */
import type { Deal, Game, Move, Position, Seen } from '../game.ts';

/** The heap positions of the tiles that were given, in the order in which they were; none in a free deal. */
export function givenOf({ memory }: Pick<Seen, 'memory'>): readonly Position[] {
  if (memory === null || typeof memory !== 'object' || !('given' in memory) || !Array.isArray(memory.given)) return [];
  return memory.given.filter((at) => typeof at === 'number');
}

/** A deal in which these moves have been made, and what they laid is given. Throws when one of them is not legal. */
export function withGiven(game: Game, deal: Deal, moves: readonly Move[]): Deal {
  const laid = moves.reduce((before, move) => game.play(before, move).deal, deal);
  return { ...laid, memory: { given: laid.laid.map(({ at }) => at) } };
}
