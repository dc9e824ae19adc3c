/** Estimates candidates by rollouts. Each is played out at random in the same guesses at the hidden tiles. */

import { copyCore } from '../../rules/chain/copy-core.ts';
import { type Core, newCore } from '../../rules/chain/core.ts';
import { step } from '../../rules/chain/step.ts';
import type { FastChance } from '../../rules/chance.ts';
import type { Steps } from '../steps.ts';
import type { Value } from '../value.ts';
import { rollOut } from './rollout.ts';
import { createHalving } from './sequential-halving.ts';
import { BATCH, type Worlds } from './worlds.ts';

/** The effort for one decision: a number of rollouts, and optionally a time limit. */
export interface Budget {
  readonly rollouts: number;
  /** True if time is up. Called every few rollouts. */
  readonly isLate?: () => boolean;
}

export interface Estimate {
  /** The value of each candidate. A candidate that dropped out never has more than the best. */
  readonly values: Float64Array;
  /** The number of rollouts. */
  readonly rollouts: number;
}

/**
 * Estimates each candidate.
 * @param candidates the moves of each, as the core's integers: one move, or a whole turn. There is at least one
 * candidate; all of them play the first batch of worlds.
 */
export function* estimate(
  worlds: Worlds,
  table: Core,
  candidates: readonly (readonly number[])[],
  value: Value,
  budget: Budget,
  chance: FastChance,
): Steps<Estimate> {
  const world = newCore(table.rules);
  const run = newCore(table.rules);
  const halving = createHalving(candidates.length, BATCH);
  let rollouts = 0;
  do {
    yield* worlds.next(chance);
    for (let nth = 0; nth < BATCH; nth++) {
      worlds.put(nth, world, chance);
      for (let candidate = 0; candidate < candidates.length; candidate++) {
        if (!halving.isIn(candidate)) continue;
        copyCore(world, run);
        const moves = candidates[candidate] as readonly number[];
        for (let move = 0; move < moves.length; move++) step(run, moves[move] as number);
        rollOut(run, chance);
        halving.add(candidate, value(run.points));
        rollouts++;
      }
      yield;
    }
    halving.endBatch(rollouts / budget.rollouts);
  } while (halving.remaining > 1 && rollouts < budget.rollouts && !budget.isLate?.());
  return { values: halving.values(), rollouts };
}
