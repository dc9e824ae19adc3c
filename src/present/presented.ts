/** A situation as somebody looks at it, and what they may do: what both tables present. */
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
  /** What they have done about it so far. */
  readonly desk: Pick<DeskState, 'picked' | 'ways' | 'advised' | 'asks'>;
}

/** 22.3: true where the deal is lost, but only if it is left there. */
export const isDeadEnd = ({ seen, takeBack }: Situation): boolean => seen.outcome !== null && takeBack;
