/** A situation as somebody looks at it, and what they may do: both tables are made from it. */
import type { Situation } from '../match/ports.ts';
import type { Game, Seat } from '../rules/game.ts';
import type { DeskState, Question } from '../seats/desk.ts';

export interface Presented {
  readonly now: Situation;
  readonly game: Game;
  /** The seat whose eyes look; `null`: nobody's in particular. */
  readonly viewer: Seat | null;
  /** The question to whoever looks; `null`: they are not asked. */
  readonly question: Question | null;
  /** How far they have come with an answer. */
  readonly desk: Pick<DeskState, 'picked' | 'ways' | 'advised' | 'asks'>;
}

/** 22.3: true where the deal is lost, but only if it is left there. */
export const isDeadEnd = ({ seen, takeBack }: Situation): boolean => seen.outcome !== null && takeBack;
