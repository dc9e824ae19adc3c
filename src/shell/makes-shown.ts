/** Decides if places show the points that a tile would score there. */
import type { Settings } from './store/settings.ts';

/** The number of first matches of a game in which this is useful. */
const FIRST = 3;

/** True if places show it to a player with `played` matches of the game. */
export const isMakesShown = ({ makes }: Pick<Settings, 'makes'>, played: number): boolean =>
  makes === 'useful' ? played < FIRST : makes === 'always';
