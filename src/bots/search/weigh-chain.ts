/** Estimates the value of each legal move of a chain, on the fast core. */

import { loadDeal } from '../../rules/chain/codec.ts';
import { newCore } from '../../rules/chain/core.ts';
import type { ChainRules } from '../../rules/chain-rules.ts';
import { knowledgeOf } from '../knowledge/slots.ts';
import type { Steps } from '../steps.ts';
import { candidatesOf } from './candidates.ts';
import { estimate } from './estimate.ts';
import { wholeTurns } from './search-turns.ts';
import type { Weighed, Weighing } from './weighing.ts';
import { createWorlds } from './worlds.ts';

const known = new Map<string, ChainRules>();

function chainRulesOf({ game, seen }: Weighing): ChainRules {
  const key = JSON.stringify([seen.game, seen.options, seen.seats]);
  const rules = known.get(key) ?? game.chainRules?.(seen.options, seen.seats);
  if (!rules) throw new Error(`${game.id} is no chain`);
  known.set(key, rules);
  return rules;
}

/**
 * Plays all candidates, or turns that begin with them, out at random in the same guesses (determinizations). A single
 * candidate has value 0: there is nothing to compare. Throws for a game without chain rules.
 */
export function* weighChain(weighing: Weighing): Steps<readonly Weighed[]> {
  const rules = chainRulesOf(weighing);
  const { seen, moves, value, budget, chance, memory, infers } = weighing;
  const base = newCore(rules);
  const knowledge = knowledgeOf(weighing.game, base, seen, seen.turn?.seat ?? 0, memory);
  yield;
  loadDeal(base, seen);
  const candidates = candidatesOf(base, moves);
  if (candidates.length === 1) return [{ moves, value: 0 }];
  yield;
  const worlds = createWorlds(base, seen, knowledge, infers);
  yield;
  const turns = wholeTurns(base, candidates);
  const codes = turns.map(({ codes }) => codes);
  const { values } = yield* estimate(worlds, base, codes, value, budget, chance);
  // A move is worth as much as the best turn that begins with it.
  return candidates.map((candidate) => {
    const own = turns.flatMap((turn, nth) => (turn.candidate === candidate ? [values[nth] ?? 0] : []));
    return { moves: candidate.moves, value: Math.max(...own) };
  });
}
