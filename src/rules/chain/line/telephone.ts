/** Telephone: tiles left in hands are written off the side's total (19.6), and all sides at the target win (19.7). */
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

/** Adds write-offs and shared wins to the game of the row. */
export function telephone(game: Game): Game {
  return {
    ...game,
    worth: { ...game.worth, writesOff: true },
    settle(standing, deal) {
      const settlement = game.settle(standing, deal);
      const { totals } = settlement.standing;
      const there = totals.flatMap((total, seat) => (total >= Number(deal.options.target) ? [seat] : []));
      return { ...settlement, standing: { ...settlement.standing, winners: there.length > 0 ? there : null } };
    },
  };
}
