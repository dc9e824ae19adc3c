/**
 * Estimates the moves of two lines (21) by rollouts on bytes. Both seats have the same knowledge: hidden faces are
 * hidden from both.
 */
import type { FastChance } from '../../rules/chance.ts';
import { type FastDeal, move, newFastDeal, replace, writeCounts } from '../../rules/sausage/fast.ts';
import { playWell } from '../../rules/sausage/sausage-playout.ts';
import { MOST_TURNS } from '../../rules/sausage/sausage-turns.ts';
import { compare } from '../search/compare.ts';
import type { Weighed, Weighing } from '../search/weighing.ts';
import type { Steps } from '../steps.ts';
import { type Known, knownOf, moveCode } from './position.ts';

/** Worlds of a batch. */
const BATCH = 8;
/** The divisor of the budget: a deal of two lines is several times as long as in most games. */
const LONGER = 12;

/** Estimates the moves. A single move has value 0: there is nothing to compare. */
export function* weighLines({ seen, moves, value, budget, chance }: Weighing): Steps<readonly Weighed[]> {
  if (moves.length === 1) return [{ moves, value: 0 }];
  const known = knownOf(seen);
  const codes = moves.map((each) => moveCode(known.deal, each));
  const [world, run] = [newFastDeal(), newFastDeal()];
  const points = new Int32Array(2);
  const values = yield* compare(
    {
      moves: codes.length,
      batch: BATCH,
      guess() {
        guess(known, world, chance);
        return world;
      },
      playOut(candidate) {
        run.set(world);
        move(run, codes[candidate] as number);
        playWell(run, MOST_TURNS, chance);
        writeCounts(run, points);
        return value(points);
      },
    },
    { ...budget, rollouts: budget.rollouts / LONGER },
  );
  return moves.map((each, index) => ({ moves: [each], value: values[index] ?? 0 }));
}

/** Puts the hidden faces into the hidden places at random. */
function guess({ deal, places, faces }: Known, into: FastDeal, chance: FastChance): void {
  into.set(deal);
  for (let left = faces.length; left > 0; left--) {
    const other = left > 1 ? chance.below(left) : 0;
    const face = faces[other] as number;
    faces[other] = faces[left - 1] as number;
    faces[left - 1] = face;
    const place = places[left - 1];
    if (place) replace(into, place.seat, place.nth, face);
  }
}
