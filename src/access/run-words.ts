/** What the log says of a tile that was led or laid in a line, in a row, or half over half. */
import { isUpper } from '../rules/level.ts';
import { pipCount } from '../rules/tiles.ts';
import { type KindWords, laid, openedBy, scored } from './laid-words.ts';

export const lineWords: KindWords = {
  led: (who, face, words) => words.leads(who, face),
  laid,
  scored,
};

export const stackWords: KindWords = {
  ...lineWords,
  laid({ beat, seen, who, place, words }) {
    const { shows } = openedBy(seen, beat.index);
    return words.laidOver(who, beat.tile, place, shows, isUpper(seen, beat.index));
  },
};

/** 15.1: what counts is the running total. */
export const rowWords: KindWords = {
  ...lineWords,
  laid({ beat, seen, who, words }) {
    const total = seen.laid.slice(0, beat.index + 1).reduce((sum, { tile }) => sum + pipCount(tile), 0);
    return words.laidInRow(who, beat.tile, total);
  },
  scored: (who, points, total, words) => words.hit(who, points, total),
};

/** 21.5, 21.7, 21.8: at the end of a line, across both, or in between. */
export const twoLinesWords: KindWords = {
  ...lineWords,
  laid(play) {
    const { beat, who, place, words } = play;
    if (beat.joint === undefined) return laid(play);
    return beat.arm === 'across' ? words.cuts(who, beat.tile, place) : words.inserted(who, beat.tile, place);
  },
};
