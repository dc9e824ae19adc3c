/** Estimates the moves of a tree with feet (30) by rollouts on numbers. */
import type { FastChance } from '../../rules/chance.ts';
import type { Move, Seen } from '../../rules/game.ts';
import { isTileMove } from '../../rules/moves.ts';
import {
  copyFeet,
  type FastFeet,
  giveTile,
  layFeet,
  playFeetOut,
  writeFeetPoints,
} from '../../rules/tree/feet-playout.ts';
import { createSampler } from '../knowledge/sampler.ts';
import type { Knowledge } from '../knowledge/slots.ts';
import { createHalving } from '../search/sequential-halving.ts';
import type { Weighed, Weighing } from '../search/weighing.ts';
import type { Steps } from '../steps.ts';
import { feetAt, knownOfFeet, moveOnFeet, newFeetFor } from './feet-position.ts';

/** Worlds of a batch. */
const BATCH = 16;

/** Estimates the moves. A single candidate has value 0: there is nothing to compare. */
export function* weighFeet(weighing: Weighing): Steps<readonly Weighed[]> {
  const { game, seen, moves, value, budget, chance, memory } = weighing;
  const candidates = [...candidatesOf(seen, moves)];
  if (candidates.length < 2) return [{ moves, value: 0 }];
  const base = feetAt(seen);
  yield;
  const worlds = guessesAt(base, knownOfFeet(game, seen, base.seat, memory));
  yield;
  const [world, run] = [newFeetFor(seen), newFeetFor(seen)];
  const points = new Int32Array(base.seats);
  const halving = createHalving(candidates.length, BATCH);
  let rollouts = 0;
  do {
    for (let nth = 0; nth < BATCH; nth++) {
      worlds(world, chance);
      for (const [index, [move]] of candidates.entries()) {
        if (!halving.isIn(index)) continue;
        copyFeet(world, run);
        layFeet(run, move);
        playFeetOut(run, chance);
        writeFeetPoints(run, points);
        halving.add(index, value(points));
        rollouts++;
      }
      yield;
    }
    halving.endBatch(rollouts / budget.rollouts);
  } while (halving.remaining > 1 && rollouts < budget.rollouts && !budget.isLate?.());
  const values = halving.values();
  return candidates.map(([, equals], index) => ({ moves: equals, value: values[index] ?? 0 }));
}

/** Groups plays of one tile on ends with one number: what follows is the same. */
function candidatesOf(seen: Seen, moves: readonly Move[]): ReadonlyMap<number, readonly Move[]> {
  const candidates = new Map<number, Move[]>();
  for (const move of moves) {
    if (!isTileMove(move)) continue;
    const code = moveOnFeet(seen, move);
    candidates.set(code, [...(candidates.get(code) ?? []), move]);
  }
  return candidates;
}

/** Returns a function that sets a deal up with a new guess at the hidden tiles. */
function guessesAt(base: FastFeet, knowledge: Knowledge) {
  const sampler = createSampler(knowledge);
  const { slots, world } = sampler;
  const seats = Uint8Array.from(slots, ({ seat }) => seat);
  const codes = Uint8Array.from(knowledge.hidden);
  const left = world.length - seats.length;
  return (feet: FastFeet, chance: FastChance) => {
    sampler.next(chance);
    copyFeet(base, feet);
    for (let slot = 0; slot < seats.length; slot++) {
      giveTile(feet, seats[slot] as number, codes[world[slot] as number] as number);
    }
    for (let yard = 0; yard < left; yard++) {
      const other = chance.below(yard + 1);
      feet.yard[yard] = feet.yard[other] as number;
      feet.yard[other] = codes[world[seats.length + yard] as number] as number;
    }
    feet.yardLeft = left;
  };
}
