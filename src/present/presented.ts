/** A situation as the viewer sees it, with the viewer's options: the input of both tables. */
import type { Situation } from '../match/ports.ts';
import type { Game, Seat } from '../rules/game.ts';
import type { DeskState, Question } from '../seats/desk.ts';

export interface Presented {
  readonly now: Situation;
  readonly game: Game;
  /** The viewer's seat; null if the viewer has none. */
  readonly viewer: Seat | null;
  /** The question to the viewer; null if there is none. */
  readonly question: Question | null;
  /** The state of the viewer's answer. */
  readonly desk: Pick<DeskState, 'picked' | 'ways' | 'advised' | 'asks'>;
}
