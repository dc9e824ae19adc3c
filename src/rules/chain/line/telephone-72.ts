/** Telephone to 72: all points are a fifth of their usual number (19.8). */
import type { OwnLines } from './line-row.ts';
import { byFives, scoredBySum } from './on-the-way.ts';
import { eachLine, nothing, total, winnerOf } from './own-scores.ts';

const FIFTH = 'fifth';

/** A fifth of the others' counts, rounded up, and a fifth of each sum. */
export const fifthScore: OwnLines = {
  note: nothing,
  noteIn: nothing,
  write(how, by, counts, _, points) {
    const winner = winnerOf(how, by, counts);
    if (winner >= 0) points[winner] = Math.ceil((total(counts) - (counts[winner] as number)) / 5);
  },
  lines: (_, counts, points) => eachLine(points, counts.length, FIFTH),
  reasons: [FIFTH],
  onTheWay: scoredBySum((sum) => byFives(sum) / 5),
};
