/** What each of some moves is worth, by playing each out at random in the same guesses at the hidden tiles. */

import { copyCore } from '../../rules/chain/copy-core.ts';
import { type Core, newCore } from '../../rules/chain/core.ts';
import { playToEnd } from '../../rules/chain/playout.ts';
import { step } from '../../rules/chain/step.ts';
import type { FastChance } from '../../rules/chance.ts';
import type { Steps } from '../steps.ts';
import type { Value } from '../value.ts';
import { createHalving } from './sequential-halving.ts';
import { BATCH, type Worlds } from './worlds.ts';

/** How long is thought about a move: so many deals played out, and not past a time if one is given. */
export interface Budget {
  readonly rollouts: number;
  /** Looked at every few rollouts: whether time is up. */
  readonly isLate?: () => boolean;
}

export interface Estimate {
  /** The worth of each move, of those that fell behind too: never more than that of the best. */
  readonly values: Float64Array;
  /** Deals played out. */
  readonly rollouts: number;
}

/** @param moves as the core's integers, at least one; all of them are tried in the first batch of worlds. */
export function* estimate(
  worlds: Worlds,
  table: Core,
  moves: readonly number[],
  value: Value,
  budget: Budget,
  chance: FastChance,
): Steps<Estimate> {
  const world = newCore(table.rules);
  const run = newCore(table.rules);
  const halving = createHalving(moves.length, BATCH);
  let rollouts = 0;
  do {
    yield* worlds.next(chance);
    for (let nth = 0; nth < BATCH; nth++) {
      worlds.put(nth, world, chance);
      for (let move = 0; move < moves.length; move++) {
        if (!halving.isIn(move)) continue;
        copyCore(world, run);
        step(run, moves[move] as number);
        playToEnd(run, chance);
        halving.add(move, value(run.points));
        rollouts++;
      }
      yield;
    }
    halving.endBatch(rollouts / budget.rollouts);
  } while (halving.remaining > 1 && rollouts < budget.rollouts && !budget.isLate?.());
  return { values: halving.values(), rollouts };
}
