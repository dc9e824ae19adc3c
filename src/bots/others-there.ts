/** What bots need for other games than the first one, once it has come (`fetch-others.ts`). */
import type { Seen } from '../rules/game.ts';
import type { TileMove } from '../rules/moves.ts';
import type { Weighed, Weighing } from './search/weighing.ts';
import type { Steps } from './steps.ts';

export interface OtherGames {
  /** Estimates the moves of a game that the fast core cannot play. */
  weigh(weighing: Weighing): Steps<readonly Weighed[]>;
  /** What plays are worth by a rule of thumb of their own (15, 21); `null` in games without one. */
  worthIn(seen: Seen): ((play: TileMove) => number) | null;
  /** The deal as somebody has it in mind who keeps what lies face down again for about so many turns (21.3). */
  recalled(seen: Seen, turns: number): Seen;
}

let there: OtherGames | null = null;

/** `null` while it has not come. */
export const othersThere = (): OtherGames | null => there;

/** Takes it in when it comes. */
export function takeInOthers(others: OtherGames): void {
  there = others;
}
