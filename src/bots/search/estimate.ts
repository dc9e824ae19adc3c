/** What each of some moves is worth, by playing each out at random in the same guesses at the hidden tiles. */
import type { FastChance } from '../../rules/chance.ts';
import { copyCore } from '../../rules/copy.ts';
import { type Core, newCore } from '../../rules/core.ts';
import { playOn } from '../../rules/playout.ts';
import { step } from '../../rules/step.ts';
import type { Steps } from '../steps.ts';
import type { Value } from '../value.ts';
import { createRace } from './race.ts';
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
  const world = newCore(table.plan);
  const run = newCore(table.plan);
  const race = createRace(moves.length, BATCH);
  let rollouts = 0;
  do {
    yield* worlds.next(chance);
    for (let nth = 0; nth < BATCH; nth++) {
      worlds.put(nth, world, chance);
      for (let move = 0; move < moves.length; move++) {
        if (!race.runs(move)) continue;
        copyCore(world, run);
        step(run, moves[move] as number);
        playOn(run, chance);
        race.add(move, value(run.points));
        rollouts++;
      }
      yield;
    }
    race.endLap(rollouts / budget.rollouts);
  } while (race.runners > 1 && rollouts < budget.rollouts && !budget.isLate?.());
  return { values: race.values(), rollouts };
}
