import type { Move } from '../rules/game.ts';

/** Equivalent moves and their estimated value in points of a deal; only comparisons mean anything. */
export interface Opinion {
  readonly moves: readonly Move[];
  readonly value: number;
}
