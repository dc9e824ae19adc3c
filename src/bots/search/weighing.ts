/** The input and output of a search. */
import type { FastChance } from '../../rules/chance.ts';
import type { Game, Move, Seen } from '../../rules/game.ts';
import type { Memory } from '../knowledge/slots.ts';
import type { Value } from '../value.ts';
import type { Budget } from './estimate.ts';

/** Equivalent moves and their value, in points of a deal. */
export interface Weighed {
  readonly moves: readonly Move[];
  readonly value: number;
}

export interface Weighing {
  readonly game: Game;
  readonly seen: Seen;
  /** The legal moves. */
  readonly moves: readonly Move[];
  readonly value: Value;
  readonly budget: Budget;
  readonly chance: FastChance;
  /** The others' passes and draws that are remembered; all by default. */
  readonly memory?: Memory;
  /** True if guesses are weighted by the tiles that others chose to play. */
  readonly infers: boolean;
}
