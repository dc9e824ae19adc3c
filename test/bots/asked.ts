/** The bots' thinking, asked without waiting and each with the kind of its game. */
import * as advising from '../../src/bots/advice.ts';
import type { BotKind } from '../../src/bots/kind.ts';
import { star } from '../../src/bots/kinds/star.ts';
import * as chances from '../../src/bots/match-table/winning-chance.ts';
import type { Why } from '../../src/bots/move-reasons.ts';
import { weighByContract } from '../../src/bots/search/any-game.ts';
import { type Thinking, think as thinkAs } from '../../src/bots/think.ts';
import * as values from '../../src/bots/value.ts';
import * as reasons from '../../src/bots/why.ts';
import type { Move, Seen, Standing } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { botKindOf } from '../../tools/kinds-of-bots.ts';

/** Toys are played through their contract, as any game without chain rules. */
const toyKind: BotKind = { ...star, weigh: weighByContract };
const kindFor = ({ game }: Seen) => (gameById(game) ? botKindOf(game) : toyKind);

export const think = (seen: Seen, moves: readonly Move[], level: string, seed: number, thinking?: Thinking): Move =>
  thinkAs(kindFor(seen), seen, moves, level, seed, thinking);

/** Returns advice about all legal moves. */
export const advise = (seen: Seen, standing: Standing, rollouts?: number): advising.Advice =>
  advising.advise(kindFor(seen), seen, gameById(seen.game)?.moves(seen) ?? [], standing, rollouts);

export const solve = (seen: Seen) => kindFor(seen).solve(seen);

export const valueFor = (seen: Seen, seat: number, standing?: Standing): values.Value =>
  values.valueFor(seen, seat, kindFor(seen).tables, standing);

export const tableFor = (seen: Seen) => chances.tableFor(seen, kindFor(seen).tables);

type Reasons = Parameters<typeof reasons.whysOf> extends [BotKind, ...infer Rest] ? Rest : never;
export const whysOf = (...asked: Reasons): readonly Why[] => reasons.whysOf(kindFor(asked[0]), ...asked);
