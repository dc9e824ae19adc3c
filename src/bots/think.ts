/** Chooses a move for a seat: the only entry to the bots' thinking. */

import { type FastChance, fastChance } from '../rules/chance.ts';
import type { Move, Seen, Standing } from '../rules/game.ts';
import { isBarricade, isTileMove } from '../rules/moves.ts';
import { exp } from './exponential.ts';
import type { BotGame } from './kind.ts';
import { lastPass } from './last-pass.ts';
import { type BotLevel, type Search, strengthOf, type Thumb } from './levels.ts';
import { chooseAtRandom } from './random.ts';
import { type Bias, chooseByRuleOfThumb } from './rule-of-thumb.ts';
import { atOnce, type Steps } from './steps.ts';
import { biasOf } from './temperaments.ts';
import { pointIn, valueFor } from './value.ts';

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
 * Returns one of `moves`. The same arguments give the same move, unless `isLate` is given. Throws if `moves` is empty.
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

function* bySearch(
  { game, kind }: BotGame,
  seen: Seen,
  moves: readonly Move[],
  level: Search,
  taste: Bias,
  thinking: Thinking,
  chance: FastChance,
): Steps<Move> {
  const value = valueFor(game, seen, seen.turn?.seat ?? 0, kind.tables, thinking.standing);
  yield;
  const weighed = yield* kind.weigh({
    game,
    seen,
    moves,
    value,
    budget: { rollouts: thinking.rollouts ?? level.rollouts, ...(thinking.isLate && { isLate: thinking.isLate }) },
    chance,
    memory: () => level.remembers === 1 || chance.below(1000) < level.remembers * 1000,
    infers: level.infers,
  });
  const point = pointIn(game, seen, kind.tables);
  const tasteOf = (move: Move | undefined) =>
    move && isTileMove(move) && !isBarricade(move) ? point * taste(move) : 0;
  const values = weighed.map(({ moves: [move], value }) => value + tasteOf(move));
  const chosen = weighed[pickNear(values, point * level.noise, chance)];
  return chooseAtRandom(seen, chosen?.moves ?? moves, chance);
}

/**
 * Returns the index of the best value. With noise it may be another, with a chance that falls with the distance from
 * the best.
 */
function pickNear(values: readonly number[], noise: number, chance: FastChance): number {
  const best = Math.max(...values);
  if (noise === 0) return values.indexOf(best);
  const weights = values.map((value) => exp((value - best) / noise));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (chance.below(1 << 20) / (1 << 20)) * total;
  let index = 0;
  while (index < values.length - 1 && left >= (weights[index] ?? 0)) left -= weights[index++] ?? 0;
  return index;
}
