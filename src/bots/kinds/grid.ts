/** Open rows that one seat plays alone (22). */
import type { Seen } from '../../rules/game.ts';
import type { BotKind } from '../kind.ts';
import { searchByContract } from '../search/search-by-contract.ts';
import type { Solution } from '../solo/solution.ts';
import { MOST_STATES, solveRows } from '../solo/solve-open-rows.ts';
import { atOnce, type Steps } from '../steps.ts';
import { star } from './star.ts';

export const grid: BotKind = {
  ...star,
  fetchSearch: async () => searchByContract,
  solve: inParts,
  isWinnable: (seen) => atOnce(solveRows(seen)).is === 'found',
};

function* inParts(seen: Seen): Steps<Solution, number> {
  const steps = solveRows(seen);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield step.value / MOST_STATES;
  }
}
