/** The bots' thinking, asked without waiting and each with its game. */

import * as advising from '../../src/bots/advice.ts';
import type { BotGame } from '../../src/bots/kind.ts';
import { star } from '../../src/bots/kinds/star.ts';
import * as lasts from '../../src/bots/last-pass.ts';
import type { BotLevel } from '../../src/bots/levels.ts';
import * as chances from '../../src/bots/match-table/winning-chance.ts';
import type { Why } from '../../src/bots/move-reasons.ts';
import * as leads from '../../src/bots/partners-lead.ts';
import { searchByContract } from '../../src/bots/search/search-by-contract.ts';
import * as temperaments from '../../src/bots/temperaments.ts';
import { type Thinking, think as thinkAs } from '../../src/bots/think.ts';
import * as values from '../../src/bots/value.ts';
import * as reasons from '../../src/bots/why.ts';
import type { Game, Move, Seen, Standing } from '../../src/rules/game.ts';
import { botGameOf } from '../../tools/kinds-of-bots.ts';

const botsFor = ({ game }: Pick<Seen, 'game'>) => botGameOf(game);
const gameOf = (seen: Pick<Seen, 'game'>) => botsFor(seen).game;

export const think = (seen: Seen, moves: readonly Move[], level: BotLevel, seed: number, thinking?: Thinking): Move =>
  thinkAs(botsFor(seen), seen, moves, level, seed, thinking);

/** Returns a move in a toy, which is played through its contract, as any game without chain rules. */
export function thinkInToy(game: Game, seen: Seen, level: BotLevel, seed: number, thinking?: Thinking): Move {
  const bots: BotGame = { game, kind: star, search: searchByContract };
  return thinkAs(bots, seen, game.moves(seen), level, seed, thinking);
}

/** Returns advice about all legal moves. */
export const advise = (seen: Seen, standing: Standing, rollouts?: number): advising.Advice =>
  advising.advise(botsFor(seen), seen, gameOf(seen).moves(seen), standing, rollouts);

export const solve = (seen: Seen) => botsFor(seen).kind.solve(seen);

export const valueFor = (seen: Seen, seat: number, standing?: Standing): values.Value =>
  values.valueFor(gameOf(seen), seen, seat, botsFor(seen).search.tables, standing);

export const tableFor = (seen: Seen, tables = botsFor(seen).search.tables) =>
  chances.matchTableFor(gameOf(seen), seen, tables);

/** Returns the chance to win, by the fitted table unless another is given. */
export const winChance = (seen: Seen, seat: number, standing: Standing, table = tableFor(seen)) =>
  chances.winChance(gameOf(seen), seen, table, seat, standing);

export const biasOf = (id: string, seen: Seen) => temperaments.biasOf(id, gameOf(seen), seen);

export const lastPass = (seen: Seen) => lasts.lastPass(gameOf(seen), seen);

export const partnersLead = (seen: Seen) => leads.partnersLead(gameOf(seen), seen);

type Reasons = Parameters<typeof reasons.whysOf> extends [BotGame, ...infer Rest] ? Rest : never;
export const whysOf = (...asked: Reasons): readonly Why[] => reasons.whysOf(botsFor(asked[0]), ...asked);
