/** When places show what they would make. */
import type { Settings } from './store/settings.ts';

/** So many matches of a game are the first ones, in which it is useful. */
const FIRST = 3;

/** Whether they do, to who has played so many matches of the game. */
export const isMakesShown = ({ makes }: Pick<Settings, 'makes'>, played: number): boolean =>
  makes === 'useful' ? played < FIRST : makes === 'always';
