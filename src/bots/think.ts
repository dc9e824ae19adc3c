import { fastChance } from '../rules/chance.ts';
import type { Move, Seen } from '../rules/game.ts';
import { chooseAtRandom } from './random.ts';
import { chooseByRules } from './rules.ts';

/** How a bot chooses; a level that is not known plays by the rule of thumb. */
const LEVELS = { random: chooseAtRandom, rules: chooseByRules } as const;

/** The bots' levels, weakest first. */
export const levels = Object.keys(LEVELS);

/** One of `moves`. It follows from what is given alone: the same call gives the same move. Throws when there is none. */
export function think(seen: Seen, moves: readonly Move[], level: string, seed: number): Move {
  const choose = level === 'random' ? LEVELS.random : LEVELS.rules;
  return choose(seen, moves, fastChance(seed));
}
