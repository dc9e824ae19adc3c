/** Compares moves by playing each out in the same guesses at the hidden tiles. */
import type { Steps } from '../steps.ts';
import type { Budget } from './estimate.ts';
import { createHalving } from './sequential-halving.ts';

/** Moves that are compared, numbered from 0. */
export interface Contest<World> {
  readonly moves: number;
  /** The number of guesses in a batch: moves drop out only after a whole one. */
  readonly batch: number;
  /** Returns the next guess. */
  guess(): World;
  /** Returns the value of a move, played out in a guess, which it leaves as it is. */
  playOut(move: number, world: World): number;
}

/** Returns the value of each move, of at least two, and pauses after each rollout. */
export function* compare<World>(contest: Contest<World>, { rollouts: most, isLate }: Budget): Steps<Float64Array> {
  const { moves, batch } = contest;
  const halving = createHalving(moves, batch);
  let rollouts = 0;
  do {
    for (let nth = 0; nth < batch; nth++) {
      const world = contest.guess();
      for (let move = 0; move < moves; move++) {
        if (!halving.isIn(move)) continue;
        halving.add(move, contest.playOut(move, world));
        rollouts++;
        yield;
      }
    }
    halving.endBatch(rollouts / most);
  } while (halving.remaining > 1 && rollouts < most && !isLate?.());
  return halving.values();
}
