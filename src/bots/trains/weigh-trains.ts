/** Estimates the moves of trains (29) by rollouts on numbers. */
import type { FastChance } from '../../rules/chance.ts';
import {
  copyPlan,
  copyTrains,
  type FastTrains,
  layTrain,
  planTrain,
  playTrainsOut,
  takeToHand,
  writeTrainPoints,
} from '../../rules/trains/trains-playout.ts';
import { createSampler } from '../knowledge/sampler.ts';
import type { Knowledge } from '../knowledge/slots.ts';
import { createHalving } from '../search/sequential-halving.ts';
import type { Weighed, Weighing } from '../search/weighing.ts';
import type { Steps } from '../steps.ts';
import { knownOfTrains, moveOnTrains, newTrainsFor, trainsAt } from './trains-position.ts';

/** Worlds of a batch. */
const BATCH = 16;
/** Runs that are tried for the own train, once for each play. */
const OWN_WALKS = 200;
/** Runs that are tried for each other seat, in each guess. */
const WALKS = 3;

/** Estimates the moves. A single candidate has value 0: there is nothing to compare. */
export function* weighTrains(weighing: Weighing): Steps<readonly Weighed[]> {
  const { game, seen, moves, value, budget, chance, memory } = weighing;
  const plays = moves.flatMap((move) => (move.do === 'play' ? [{ move, code: moveOnTrains(seen, move) }] : []));
  if (plays.length < 2) return [{ moves, value: 0 }];
  const base = trainsAt(seen);
  yield;
  const worlds = guessesAt(base, knownOfTrains(game, seen, base.seat, memory));
  yield;
  const [world, run] = [newTrainsFor(seen), newTrainsFor(seen)];
  const plans = plays.map(({ code }) => planAfter(base, newTrainsFor(seen), code, chance));
  yield;
  const points = new Int32Array(base.seats);
  const halving = createHalving(plays.length, BATCH);
  let rollouts = 0;
  do {
    for (let nth = 0; nth < BATCH; nth++) {
      worlds(world, chance);
      for (const [index, { code }] of plays.entries()) {
        if (!halving.isIn(index)) continue;
        copyTrains(world, run);
        layTrain(run, code);
        copyPlan(plans[index] as FastTrains, run, base.seat);
        playTrainsOut(run, chance);
        writeTrainPoints(run, points);
        halving.add(index, value(points));
        rollouts++;
      }
      yield;
    }
    halving.endBatch(rollouts / budget.rollouts);
  } while (halving.remaining > 1 && rollouts < budget.rollouts && !budget.isLate?.());
  const values = halving.values();
  return plays.map(({ move }, index) => ({ moves: [move], value: values[index] ?? 0 }));
}

/** Returns the position after a play, with a plan for the own train. */
function planAfter(base: FastTrains, after: FastTrains, code: number, chance: FastChance): FastTrains {
  copyTrains(base, after);
  layTrain(after, code);
  planTrain(after, base.seat, OWN_WALKS, chance);
  return after;
}

/** Returns a function that sets a deal up with a new guess at the hidden tiles. */
function guessesAt(base: FastTrains, knowledge: Knowledge) {
  const sampler = createSampler(knowledge);
  const { slots, world } = sampler;
  const seats = Uint8Array.from(slots, ({ seat }) => seat);
  const codes = Uint8Array.from(knowledge.hidden);
  const left = world.length - seats.length;
  return (trains: FastTrains, chance: FastChance) => {
    sampler.next(chance);
    copyTrains(base, trains);
    for (let slot = 0; slot < seats.length; slot++) {
      takeToHand(trains, seats[slot] as number, codes[world[slot] as number] as number);
    }
    for (let yard = 0; yard < left; yard++) {
      const other = chance.below(yard + 1);
      trains.yard[yard] = trains.yard[other] as number;
      trains.yard[other] = codes[world[seats.length + yard] as number] as number;
    }
    trains.yardLeft = left;
    for (let seat = 0; seat < base.seats; seat++) if (seat !== base.seat) planTrain(trains, seat, WALKS, chance);
  };
}
