/** How bots think at one kind of table: `kinds.ts` loads it, and it is handed down to all that think. */
import type { Seen, Standing } from '../rules/game.ts';
import type { TileMove } from '../rules/moves.ts';
import type { Slot } from './knowledge/slots.ts';
import type { FittedTables } from './match-table/winning-chance.ts';
import type { Opinion } from './opinion.ts';
import type { Why } from './reasons.ts';
import type { Weighed, Weighing } from './search/weighing.ts';
import type { Solution } from './solo/solution.ts';
import type { Steps } from './steps.ts';

/** A play that was chosen, and what its reasons are found in. */
export interface Chosen {
  readonly seen: Seen;
  readonly best: TileMove;
  /** All plays that were weighed, the best included. */
  readonly plays: readonly TileMove[];
  /** All moves that were weighed, the best first. */
  readonly opinions: readonly Opinion[];
  /** What is known of the hidden tiles. */
  readonly slots: readonly Slot[];
  /** The match before the deal; a first deal unless given. */
  readonly standing: Standing | undefined;
}

export interface BotKind {
  /** The fitted tables of its games. */
  readonly tables: FittedTables;
  /** Estimates each of the moves. */
  weigh(weighing: Weighing): Steps<readonly Weighed[]>;
  /** The worth of plays by a rule of thumb of its own, in pips; `null`: the general rule of thumb. */
  worthIn(seen: Seen): ((play: TileMove) => number) | null;
  /** The deal as a seat remembers it that keeps hidden faces in mind for about so many turns (21.3). */
  recalled(seen: Seen, turns: number): Seen;
  /** The reasons for a play, the strongest first; empty if no single one stands out. `null`: those of chains. */
  readonly whysFor: ((chosen: Chosen) => readonly Why[]) | null;
  /**
   * Searches for a way to win a game for one, from what its player sees. Each step says what part (0 to 1) is done. Throws in
   * games for several.
   */
  solve(seen: Seen): Steps<Solution, number>;
}
