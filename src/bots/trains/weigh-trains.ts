/** Estimates the moves of trains (29) by rollouts on numbers. */
import type { FastChance } from '../../rules/chance.ts';
import { takeToHand, writeHeld } from '../../rules/masked-hands.ts';
import { copyTrains, type FastTrains, layTrain } from '../../rules/trains/fast-trains.ts';
import { copyPlan, planTrain } from '../../rules/trains/trains-plan.ts';
import { playTrainsOut } from '../../rules/trains/trains-playout.ts';
import { dealtGuesses } from '../knowledge/dealt-guesses.ts';
import type { Knowledge } from '../knowledge/slots.ts';
import { compare } from '../search/compare.ts';
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
  const guess = guessesAt(base, knownOfTrains(game, seen, base.seat, memory));
  yield;
  const [world, run] = [newTrainsFor(seen), newTrainsFor(seen)];
  const plans = plays.map(({ code }) => planAfter(base, newTrainsFor(seen), code, chance));
  yield;
  const points = new Int32Array(base.seats);
  const values = yield* compare(
    {
      moves: plays.length,
      batch: BATCH,
      guess() {
        guess(world, chance);
        return world;
      },
      playOut(index) {
        copyTrains(world, run);
        layTrain(run, plays[index]?.code ?? 0);
        copyPlan(plans[index] as FastTrains, run, base.seat);
        playTrainsOut(run, chance);
        writeHeld(run, points);
        return value(points);
      },
    },
    budget,
  );
  return plays.map(({ move }, index) => ({ moves: [move], value: values[index] ?? 0 }));
}

/** Returns the position after a play, with a plan for the own train. */
function planAfter(base: FastTrains, after: FastTrains, code: number, chance: FastChance): FastTrains {
  copyTrains(base, after);
  layTrain(after, code);
  planTrain(after, base.seat, OWN_WALKS, chance);
  return after;
}

/** Returns a function that sets a deal up with a new guess at the hidden tiles, and plans for the other seats. */
function guessesAt(base: FastTrains, knowledge: Knowledge) {
  const tiles = Uint8Array.from(knowledge.hidden);
  const guess = dealtGuesses<FastTrains>(base, knowledge, { tiles, copy: copyTrains, take: takeToHand });
  return (trains: FastTrains, chance: FastChance) => {
    guess(trains, chance);
    for (let seat = 0; seat < base.seats; seat++) if (seat !== base.seat) planTrain(trains, seat, WALKS, chance);
  };
}
