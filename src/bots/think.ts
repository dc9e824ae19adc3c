/** Chooses a move for a seat: the only entry to the bots' thinking. */

import { type FastChance, fastChance } from '../rules/chance.ts';
import type { Move, Seen, Standing } from '../rules/game.ts';
import { isBarricade } from '../rules/moves.ts';
import type { BotGame } from './kind.ts';
import { lastPass } from './last-pass.ts';
import { type BotLevel, type Search, strengthOf, type Thumb } from './levels.ts';
import { chooseAtRandom } from './random.ts';
import { type Bias, chooseByRuleOfThumb } from './rule-of-thumb.ts';
import { atOnce, type Steps } from './steps.ts';
import { biasOf } from './temperaments.ts';

export interface Thinking {
  /** The match before the deal; without it only points count. */
  readonly standing?: Standing;
  /** The name of a temperament, which decides between moves that are worth about the same. */
  readonly temperament?: string;
  /** The most rollouts; those of the level by default. */
  readonly rollouts?: number;
  /** True if time is up. Called every few rollouts. With it the move depends on the machine's speed. */
  readonly isLate?: () => boolean;
}

/**
 * Returns one of `moves`. The same arguments give the same move, unless `isLate` is given. Throws if `moves` is empty, or
 * if the level searches and the search was not loaded.
 */
export function think(
  bots: BotGame,
  seen: Seen,
  moves: readonly Move[],
  level: BotLevel,
  seed: number,
  thinking: Thinking = {},
): Move {
  return atOnce(thinkBySteps(bots, seen, moves, level, seed, thinking));
}

/** Does the same as `think`, step by step. */
export function* thinkBySteps(
  bots: BotGame,
  shown: Seen,
  moves: readonly Move[],
  level: BotLevel,
  seed: number,
  thinking: Thinking = {},
): Steps<Move> {
  const chance = fastChance(seed);
  const by = strengthOf(level);
  const { among } = bots.game;
  // 20.8: whoever waits is no part of the deal.
  const seen = bots.kind.recalled(among?.deal(shown) ?? shown, by.keeps);
  const standing = thinking.standing && among?.standing(shown, thinking.standing);
  const last = winning(seen, moves);
  if (last.length > 0) return chooseAtRandom(seen, last, chance);
  const taste = biasOf(thinking.temperament ?? 'even', bots.game, seen);
  if (by.engine === 'thumb') return byThumb(bots, seen, moves, by, taste, chance);
  if (moves.length < 2) return chooseAtRandom(seen, moves, chance);
  return yield* bySearch(bots, seen, moves, by, taste, { ...thinking, ...(standing && { standing }) }, chance);
}

/** Returns the moves that play the last tile of the hand: every level takes one. */
function winning(seen: Seen, moves: readonly Move[]): readonly Move[] {
  if (!seen.turn || seen.hands[seen.turn.seat]?.length !== 1) return [];
  return moves.filter((move) => move.do === 'play' && !move.goesOn);
}

function byThumb(
  { game, kind }: BotGame,
  seen: Seen,
  moves: readonly Move[],
  level: Thumb,
  taste: Bias,
  chance: FastChance,
): Move {
  if (chance.below(1000) < level.random * 1000) {
    // 9.2: a bot that bars counts first, unless it plays only at random.
    return chooseAtRandom(seen, level.random < 1 ? moves.filter((move) => !isBarricade(move)) : moves, chance);
  }
  const memory = level.lastPass ? lastPass(game, seen) : () => 0;
  return chooseByRuleOfThumb(game, seen, moves, chance, (play) => taste(play) + memory(play), kind.worthIn(seen, game));
}

/** Lets the search choose. Throws if it was not loaded. */
function* bySearch(
  { game, search }: BotGame,
  seen: Seen,
  moves: readonly Move[],
  level: Search,
  taste: Bias,
  { standing, rollouts = level.rollouts, isLate }: Thinking,
  chance: FastChance,
): Steps<Move> {
  if (!search) throw new Error(`the search of ${game.id} was not loaded`);
  const budget = { rollouts, ...(isLate && { isLate }) };
  return yield* search.choose({ game, seen, moves, level, taste, standing, budget, chance });
}
