/** The moves an expert would play, with reasons, judged from the view of the seat whose turn it is. */

import { newCore } from '../rules/chain/core.ts';
import { fastChance } from '../rules/chance.ts';
import type { Move, Seen, Standing } from '../rules/game.ts';
import { playersOf } from '../rules/players.ts';
import type { SearchedGame } from './kind.ts';
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
 * @param match the match before the deal.
 * @param rollouts the most rollouts; those of an expert by default.
 */
export function advise(
  bots: SearchedGame,
  shown: Seen,
  moves: readonly Move[],
  match: Standing,
  rollouts: number = LEVELS.expert.rollouts,
): Advice {
  const { game, search } = bots;
  // 20.8: whoever waits is no part of the deal.
  const seen = game.among?.deal(shown) ?? shown;
  const standing = game.among?.standing(shown, match) ?? match;
  if (!seen.turn || moves.length === 0) throw new Error(`nothing to advise in ${seen.game}`);
  const weighing = search.weigh({
    game,
    seen,
    moves,
    value: valueFor(game, seen, seen.turn.seat, search.tables, standing),
    budget: { rollouts },
    chance: fastChance(thinkingSeed(seen)),
    infers: true,
  });
  const opinions = [...atOnce(weighing)].sort((a, b) => b.value - a.value);
  const rules = game.chainRules?.(seen.options, seen.seats);
  const slots: Knowledge['slots'] = rules ? knowledgeOf(game, newCore(rules), seen, seen.turn.seat).slots : [];
  const why = whysOf(bots, seen, opinions, slots, pointIn(game, seen, search.tables), standing);
  return { opinions, why: why.map((each) => whyAmongAll(each, shown)) };
}

/** Returns a reason with the seats of the whole table. */
function whyAmongAll(why: Why, shown: Seen): Why {
  if (why.why !== 'blocks') return why;
  const players = playersOf(shown);
  return { ...why, seats: why.seats.flatMap((nth) => players[nth] ?? []) };
}
