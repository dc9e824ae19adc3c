/** An expert's opinion of a move that was played. */
import type { Game, Move, Seen, Standing } from '../rules/game.ts';
import type { Sitter } from './ports.ts';

export interface Expertise {
  /** The best moves, all equally good. */
  readonly best: readonly Move[];
  /** The reason for them, as a phrase. */
  readonly why: string;
  /** The cost of the played move compared with them, in points of a deal. */
  readonly cost: number;
  /** The lead of the best moves over all others, in points of a deal; 0 if there are no others. */
  readonly ahead: number;
}

/**
 * Returns an expert's opinion of a played move.
 * @param moves the legal moves in that position.
 * @param played the move made there.
 */
export type AskExpert = (
  game: Game,
  seen: Seen,
  moves: readonly Move[],
  standing: Standing,
  sitters: readonly Sitter[],
  played: Move,
) => Promise<Expertise>;
