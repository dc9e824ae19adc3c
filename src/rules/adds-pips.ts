/** The use of the numbers on the tiles of a table. */
import type { Game, Options } from './game.ts';
import { halves } from './tiles.ts';

/** Returns the highest number on the tiles of the set: the last tile in canonical order is its highest double. */
export const highestNumber = (game: Game, options: Options): number => halves(game.set(options).at(-1) ?? '0-0')[1];

/**
 * True if pips are added in this game: in hands, at ends, or in a total. Not in the games for one (22.3, 23.3), nor where
 * points are Generals (20.4) and no blocked deal is counted (20.2).
 */
export const addsPips = ({ reasons, worth }: Pick<Game, 'reasons' | 'worth'>): boolean =>
  worth?.unit === undefined && reasons.some((reason) => reason !== 'solved');
