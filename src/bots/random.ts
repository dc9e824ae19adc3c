import type { FastChance } from '../rules/chance.ts';
import type { Move, Seen } from '../rules/game.ts';
import { isBarricade } from '../rules/moves.ts';

/** One barricade in so many is played when chance picks it. Each ends its deal, so most deals would end at once. */
const BARS = 20;

/** Returns a random legal move, all equally likely except that barricades are rare (9.2). Throws if there is none. */
export function chooseAtRandom(_seen: Seen, moves: readonly Move[], chance: FastChance): Move {
  const move = among(moves, chance);
  if (!isBarricade(move) || chance.below(BARS) === 0) return move;
  const others = moves.filter((other) => !isBarricade(other));
  return others.length === 0 ? move : among(others, chance);
}

function among(moves: readonly Move[], chance: FastChance): Move {
  const move = moves[moves.length > 1 ? chance.below(moves.length) : 0];
  if (!move) throw new Error('there is no legal move to choose from');
  return move;
}
