/** The moves an expert would play, with reasons, judged from the view of the seat whose turn it is. */

import { newCore } from '../rules/chain/core.ts';
import { fastChance } from '../rules/chance.ts';
import type { Move, Seen, Standing } from '../rules/game.ts';
import type { BotGame } from './kind.ts';
import { type Knowledge, knowledgeOf } from './knowledge/slots.ts';
import { LEVELS } from './levels.ts';
import type { Why } from './move-reasons.ts';
import type { Opinion } from './opinion.ts';
import { thinkingSeed } from './seed.ts';
import { atOnce } from './steps.ts';
import { pointIn, valueFor } from './value.ts';
import { whysOf } from './why.ts';

export interface Advice {
  /** Every legal move, the best first. */
  readonly opinions: readonly Opinion[];
  /** The reasons for the best, the strongest first; never empty. */
  readonly why: readonly Why[];
}

/**
 * Returns advice; the same arguments give the same advice. Throws if `moves` is empty.
 * @param moves the legal moves of the seat whose turn it is.
 * @param standing the match before the deal.
 * @param rollouts the most rollouts; those of an expert by default.
 */
export function advise(
  bots: BotGame,
  seen: Seen,
  moves: readonly Move[],
  standing: Standing,
  rollouts: number = LEVELS.expert.rollouts,
): Advice {
  const { game, kind } = bots;
  if (!seen.turn || moves.length === 0) throw new Error(`nothing to advise in ${seen.game}`);
  const weighing = kind.weigh({
    game,
    seen,
    moves,
    value: valueFor(game, seen, seen.turn.seat, kind.tables, standing),
    budget: { rollouts },
    chance: fastChance(thinkingSeed(seen)),
    infers: LEVELS.expert.infers,
  });
  const opinions = [...atOnce(weighing)].sort((a, b) => b.value - a.value);
  const rules = game.chainRules?.(seen.options, seen.seats);
  const slots: Knowledge['slots'] = rules ? knowledgeOf(game, newCore(rules), seen, seen.turn.seat).slots : [];
  return { opinions, why: whysOf(bots, seen, opinions, slots, pointIn(game, seen, kind.tables), standing) };
}
