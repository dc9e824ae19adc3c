/** Estimates the moves of a tree with feet (30) by rollouts on numbers. */

import type { Move, Seen } from '../../rules/game.ts';
import { writeHeld } from '../../rules/masked-hands.ts';
import { isTileMove } from '../../rules/moves.ts';
import { copyFeet, type FastFeet, giveTile, layFeet, playFeetOut } from '../../rules/tree/feet-playout.ts';
import { dealtGuesses } from '../knowledge/dealt-guesses.ts';
import type { Knowledge } from '../knowledge/slots.ts';
import { compare } from '../search/compare.ts';
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
  const guess = guessesAt(base, knownOfFeet(game, seen, base.seat, memory));
  yield;
  const [world, run] = [newFeetFor(seen), newFeetFor(seen)];
  const points = new Int32Array(base.seats);
  const values = yield* compare(
    {
      moves: candidates.length,
      batch: BATCH,
      guess() {
        guess(world, chance);
        return world;
      },
      playOut(index) {
        copyFeet(world, run);
        layFeet(run, candidates[index]?.[0] ?? 0);
        playFeetOut(run, chance);
        writeHeld(run, points);
        return value(points);
      },
    },
    budget,
  );
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
const guessesAt = (base: FastFeet, knowledge: Knowledge) =>
  dealtGuesses(base, knowledge, { tiles: Uint8Array.from(knowledge.hidden), copy: copyFeet, take: giveTile });
