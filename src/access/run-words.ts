/** What the log says of a tile that was led or laid in a line, or half over half. */
import { isUpper } from '../rules/level.ts';
import { type KindWords, laid, openedBy } from './laid-words.ts';

export const lineWords: KindWords = { led: (who, face, words) => words.leads(who, face), laid };

export const stackWords: KindWords = {
  ...lineWords,
  laid({ beat, seen, who, place, words }) {
    const { shows } = openedBy(seen, beat.index);
    return words.laidOver(who, beat.tile, place, shows, isUpper(seen, beat.index));
  },
};
