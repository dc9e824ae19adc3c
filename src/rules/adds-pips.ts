/** The use of the numbers on the tiles of a table. */
import type { Game, Options } from './game.ts';
import { halves } from './tiles.ts';

/** Returns the highest number on the tiles of the set: the last tile in canonical order is its highest double. */
export const highestNumber = (game: Game, options: Options): number => halves(game.set(options).at(-1) ?? '0-0')[1];

/**
 * True if pips are added in this game: in hands, at ends, in a total, or in the fields of a puzzle (32.1). Not in other
 * games for one (22.3, 23.3), nor where points are Generals (20.4) and no blocked deal is counted (20.2).
 */
export const addsPips = ({ reasons, worth, dealing }: Pick<Game, 'reasons' | 'worth' | 'dealing'>): boolean =>
  dealing?.puzzles !== undefined || (worth?.unit === undefined && reasons.some((reason) => reason !== 'solved'));
