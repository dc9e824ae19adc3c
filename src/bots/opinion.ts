import type { Move } from '../rules/game.ts';
import { sameMove } from '../rules/moves.ts';

/** Equivalent moves and their estimated value in points of a deal; only comparisons mean anything. */
export interface Opinion {
  readonly moves: readonly Move[];
  readonly value: number;
}

/** What a move costs beside the best one, points of a deal; 0 for one that no opinion is about. `opinions`: the best first. */
export function costOf(opinions: readonly Opinion[], played: Move): number {
  const chosen = opinions.find(({ moves }) => moves.some((move) => sameMove(move, played)));
  return chosen ? (opinions[0]?.value ?? 0) - chosen.value : 0;
}
