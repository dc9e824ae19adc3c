import type { FastChance } from '../rules/chance.ts';
import type { Move, Seen } from '../rules/game.ts';

/** A uniformly random legal move. Throws when there is none. */
export function chooseAtRandom(_seen: Seen, moves: readonly Move[], chance: FastChance): Move {
  const move = moves[moves.length > 1 ? chance.below(moves.length) : 0];
  if (!move) throw new Error('there is no legal move to choose from');
  return move;
}
