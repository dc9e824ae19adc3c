/** What the log says of a tile that was led or laid in a line, in a row, or half over half. */
import { aftermathWords, reminderWords } from '../i18n/memory-words.ts';
import { runTexts } from '../i18n/run.ts';
import { isUpper } from '../rules/level.ts';
import { pipCount } from '../rules/tiles.ts';
import { type KindWords, laid, openedBy, scored } from './laid-words.ts';

export const lineWords: KindWords = {
  led: (who, face, words) => words.leads(who, face),
  laid,
  scored,
  memory: { ...runTexts, reminders: reminderWords, aftermath: aftermathWords },
};

export const stackWords: KindWords = {
  ...lineWords,
  laid({ beat, seen, who, place }) {
    const { shows } = openedBy(seen, beat.index);
    return runTexts.laidOver(who, beat.tile, place, shows, isUpper(seen, beat.index));
  },
};

/** 15.1: what counts is the running total. */
export const rowWords: KindWords = {
  ...lineWords,
  laid({ beat, seen, who }) {
    const total = seen.laid.slice(0, beat.index + 1).reduce((sum, { tile }) => sum + pipCount(tile), 0);
    return runTexts.laidInRow(who, beat.tile, total);
  },
  scored: (who, points, total) => runTexts.hit(who, points, total),
};
