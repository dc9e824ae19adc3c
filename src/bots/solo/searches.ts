/** The search of each game for one in which nothing is hidden. */
import type { Seen } from '../../rules/game.ts';
import { solveSquares } from '../squares/solve-squares.ts';
import type { Steps } from '../steps.ts';
import type { Solution } from './solution.ts';
import { MOST_STATES, solve } from './solve.ts';

/** A search whose steps say what part of the longest one has been done, from 0 to 1. */
type Search = (seen: Seen) => Steps<Solution, number>;

function* solveSolo(seen: Seen): Steps<Solution, number> {
  const steps = solve(seen);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield step.value / MOST_STATES;
  }
}

const SEARCHES: Readonly<Record<string, Search>> = { 'solo-1': solveSolo, squares: solveSquares };

/** Throws where the game has none. */
export function searchOf({ game }: Pick<Seen, 'game'>): Search {
  const search = SEARCHES[game];
  if (!search) throw new Error(`nothing is searched in ${game}`);
  return search;
}
