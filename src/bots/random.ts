import type { FastChance } from '../rules/chance.ts';
import type { Move, Seen } from '../rules/game.ts';
import { isBarricade } from '../rules/moves.ts';

/** One barricade of so many that chance picks is laid: each ends its deal, and most deals would be over at once. */
const BARS = 20;

/** A random legal move, each as likely as another, but a barricade seldom (9.2). Throws when there is none. */
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
