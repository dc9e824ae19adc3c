/** Estimates the moves of a running total (15) by rollouts on integers. */
import type { Goal, Move } from '../../rules/game.ts';
import { isTileMove } from '../../rules/moves.ts';
import { pipCount } from '../../rules/tiles.ts';
import {
  copyTotal,
  HAND,
  layNth,
  newTotalDeal,
  playTotalOut,
  type TotalDeal,
} from '../../rules/total/total-playout.ts';
import { compare } from '../search/compare.ts';
import type { Weighed, Weighing } from '../search/weighing.ts';
import type { Steps } from '../steps.ts';
import { guessesAt, hiddenTiles, missedBy } from './guesses.ts';

/** Worlds of a batch. */
const BATCH = 16;

/**
 * Estimates the moves; tiles with equally many pips are one candidate. A single candidate has value 0: there is nothing
 * to compare.
 */
export function* weighTotal(weighing: Weighing, goals: readonly Goal[]): Steps<readonly Weighed[]> {
  const { game, seen, moves, value, budget, chance, memory = () => true } = weighing;
  const me = seen.turn?.seat ?? 0;
  const candidates = byPips(moves);
  if (candidates.length === 1) return [{ moves, value: 0 }];
  const base = loaded(weighing, goals);
  const guesses = guessesAt(hiddenTiles(game, seen), seen, me, missedBy(seen, goals, memory));
  const [world, run] = [newTotalDeal(goals, seen.seats), newTotalDeal(goals, seen.seats)];
  const nths = candidates.map(({ pips }) => base.hands.indexOf(pips, me * HAND) - me * HAND);
  yield;
  const values = yield* compare(
    {
      moves: candidates.length,
      batch: BATCH,
      guess() {
        copyTotal(base, world);
        guesses.put(world, chance);
        return world;
      },
      playOut(candidate) {
        copyTotal(world, run);
        layNth(run, nths[candidate] as number);
        playTotalOut(run, chance);
        return value(run.points);
      },
    },
    budget,
  );
  return candidates.map((candidate, index) => ({ moves: candidate.moves, value: values[index] ?? 0 }));
}

/** Returns the moves grouped by the pips of their tiles, in the order of the first of each. */
function byPips(moves: readonly Move[]): readonly { readonly pips: number; readonly moves: readonly Move[] }[] {
  const candidates = new Map<number, Move[]>();
  for (const move of moves) {
    if (!isTileMove(move)) continue;
    const pips = pipCount(move.tile);
    candidates.set(pips, [...(candidates.get(pips) ?? []), move]);
  }
  return [...candidates].map(([pips, those]) => ({ pips, moves: those }));
}

/** Returns the position, with the hand of the seat in turn and no others. */
function loaded({ game, seen }: Weighing, goals: readonly Goal[]): TotalDeal {
  const deal = newTotalDeal(goals, seen.seats);
  const seat = seen.turn?.seat ?? 0;
  const hand = (seen.hands[seat] ?? []).flatMap((at) => seen.heap[at] ?? []);
  deal.hands.set(hand.map(pipCount), seat * HAND);
  deal.sizes[seat] = hand.length;
  for (const tile of [...hand, ...hiddenTiles(game, seen)])
    deal.out[pipCount(tile)] = (deal.out[pipCount(tile)] ?? 0) + 1;
  deal.points.set(seen.scored);
  deal.total = seen.laid.reduce((sum, { tile }) => sum + pipCount(tile), 0);
  deal.seat = seat;
  return deal;
}
