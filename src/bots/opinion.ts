import type { Move } from '../rules/game.ts';
import { sameMove } from '../rules/moves.ts';

/** Equivalent moves and their estimated value in points of a deal. Only differences of values mean anything. */
export interface Opinion {
  readonly moves: readonly Move[];
  readonly value: number;
}

/** Returns how many points of a deal the best moves lead; 0 if there are no others. `opinions`: best first. */
export function marginOf([best, next]: readonly Opinion[]): number {
  return best && next ? best.value - next.value : 0;
}

/**
 * Returns how many points of a deal a move costs compared with the best; 0 if no opinion has it. `opinions`: best
 * first.
 */
export function costOf(opinions: readonly Opinion[], played: Move): number {
  const chosen = opinions.find(({ moves }) => moves.some((move) => sameMove(move, played)));
  return chosen ? (opinions[0]?.value ?? 0) - chosen.value : 0;
}
