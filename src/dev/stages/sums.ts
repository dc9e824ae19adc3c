/** Tables on which ends are matched by a sum. */
import type { Stages } from './stage-spec.ts';

export const sums: Stages = {
  sevens: {
    shows: 'All Sevens: ends say what they take, one only jokers; these are marked in the hand',
    spec: { game: 'all-sevens', seats: 2, seed: 'h', moves: 6, ask: true },
  },
  sevensPicked: {
    shows: 'All Sevens: a tile picked',
    spec: { game: 'all-sevens', seats: 2, seed: 'h', moves: 6, ask: true },
    does: 'pick',
  },
};
