/** What bots need for other games than the first one: one file, fetched with the first of these (`fetch-others.ts`). */

import { weighByContract } from './search/any-game.ts';
import type { Weighed, Weighing } from './search/weighing.ts';
import type { Steps } from './steps.ts';
import { weighTotal } from './total/weigh-total.ts';

export { TABLES } from './match-table/fitted-tables.ts';
export { worthIn } from './total/prospects.ts';

/** Estimates the moves of a game that the fast core cannot play. */
export function weigh(weighing: Weighing): Steps<readonly Weighed[]> {
  // 15.2: what is to be hit is there from the first tile on, which nobody chooses.
  const goals = weighing.game.tableNumber?.(weighing.seen)?.goals;
  return goals ? weighTotal(weighing, goals) : weighByContract(weighing);
}
