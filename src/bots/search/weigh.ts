/** What each legal move is worth to the seat whose turn it is: one question, for every game. */
import type { FastChance } from '../../rules/chance.ts';
import { newCore } from '../../rules/core.ts';
import type { Game, Move, Seen } from '../../rules/game.ts';
import type { Plan } from '../../rules/plan.ts';
import { thaw } from '../../rules/thaw.ts';
import { knowledgeOf, type Memory } from '../knowledge/slots.ts';
import type { Steps } from '../steps.ts';
import type { Value } from '../value.ts';
import { type Budget, estimate } from './estimate.ts';
import { weighSlowly } from './slowly.ts';
import { waysOf } from './ways.ts';
import { createWorlds } from './worlds.ts';

/** Moves that come to the same, and what they are worth, in points of a deal. */
export interface Weighed {
  readonly moves: readonly Move[];
  readonly value: number;
}

export interface Weighing {
  readonly game: Game;
  readonly seen: Seen;
  /** The legal moves. */
  readonly moves: readonly Move[];
  readonly value: Value;
  readonly budget: Budget;
  readonly chance: FastChance;
  /** What of the others' passes and draws is remembered; everything unless told otherwise. */
  readonly memory?: Memory;
  /** Whether what others laid tells of what they hold. */
  readonly infers: boolean;
}

const plans = new Map<string, Plan>();

function planOf({ game, seen }: Weighing): Plan | undefined {
  const key = JSON.stringify([seen.game, seen.options, seen.seats]);
  const plan = plans.get(key) ?? game.plan?.(seen.options, seen.seats);
  if (plan) plans.set(key, plan);
  return plan;
}

/**
 * Weighs the moves against each other in the same guesses at the hidden tiles, each played to the end at random. Where
 * all come to the same there is nothing to weigh.
 */
export function* weigh(weighing: Weighing): Steps<readonly Weighed[]> {
  const plan = planOf(weighing);
  if (!plan) return yield* weighSlowly(weighing);
  const { seen, moves, value, budget, chance, memory, infers } = weighing;
  const base = newCore(plan);
  const knowledge = knowledgeOf(base, seen, seen.turn?.seat ?? 0, memory);
  yield;
  thaw(base, seen);
  const ways = waysOf(base, moves);
  if (ways.length === 1) return [{ moves, value: 0 }];
  yield;
  const worlds = createWorlds(base, seen, knowledge, infers);
  yield;
  const codes = ways.map(({ code }) => code);
  const { values } = yield* estimate(worlds, base, codes, value, budget, chance);
  return ways.map((way, nth) => ({ moves: way.moves, value: values[nth] ?? 0 }));
}
