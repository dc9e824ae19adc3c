/** Telephone: tiles left in hands are written off the side's total (19.6). */
import type { Game } from '../../game.ts';
import type { OwnLines } from './line-row.ts';
import { eachLine } from './own-scores.ts';

/** Points taken off a total (19.6). */
const WRITTEN_OFF = 'writtenOff';

/** 19.6: the full write-off; `settleLine` limits it to the points that a side has. */
export const telephoneScore: OwnLines = {
  note: () => 0,
  noteIn: () => 0,
  write(how, by, counts, _, points) {
    for (let side = 0; side < counts.length; side++) {
      if (how !== 'domino' || side !== by) points[side] = -5 * Math.floor((counts[side] as number) / 5);
    }
  },
  lines: (_, counts, points) => eachLine(points, counts.length, WRITTEN_OFF),
  reasons: [WRITTEN_OFF],
};

/** Adds write-offs to the game of the row. */
export const telephone = (game: Game): Game => ({ ...game, worth: { ...game.worth, writesOff: true } });
