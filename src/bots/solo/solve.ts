/** Whether a game for one can still be won, and how: the one door to its searches. */
import type { Seen } from '../../rules/game.ts';
import { solveSquares } from '../squares/solve-squares.ts';
import type { Steps } from '../steps.ts';
import { MOST_STATES, solveRows } from './open-rows.ts';
import type { Solution } from './solution.ts';
import { solveRefill } from './solve-refill.ts';

/** The search of each game, from what its player knows at a moment. A step says what part (0 to 1) has been done. */
const SEARCHES: Readonly<Record<string, (seen: Seen) => Steps<Solution, number>>> = {
  'solo-1': inParts,
  'solo-2': solveRefill,
  squares: solveSquares,
};

/** @throws for games that are not for one. */
export function solve(seen: Seen): Steps<Solution, number> {
  const search = SEARCHES[seen.game];
  if (!search) throw new Error(`there is no search for ${seen.game}`);
  return search(seen);
}

function* inParts(seen: Seen): Steps<Solution, number> {
  const steps = solveRows(seen);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield step.value / MOST_STATES;
  }
}
