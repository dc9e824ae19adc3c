/** A row and its running total (15). */
import type { Stages } from './stage-spec.ts';

export const totals: Stages = {
  totalBegins: {
    shows: 'Italian: the first tiles of the row, the goals that are next',
    spec: { game: 'italian', seats: 4, seed: 'b', moves: 2, ask: true },
  },
  total: {
    shows: 'Italian: a tile picked, and what it would make of the total',
    spec: { game: 'italian', seats: 3, seed: 'b', moves: 8, ask: true },
    does: 'pick',
    dress: { makes: true },
  },
  totalHit: {
    shows: 'Italian: a goal is hit, and its points fly to who hit it',
    spec: { game: 'italian', seats: 3, seed: 'e', moves: 1 },
    film: 'scored',
    ms: 1200,
  },
  totalOfNine: {
    shows: 'Italian with double-nine: as many tiles as ever lie',
    spec: { game: 'italian', seats: 4, seed: 'c', moves: 999, options: { set: 9 } },
  },
  totalPast: {
    shows: 'Italian: past the last goal, all hands turned up',
    spec: { game: 'italian', seats: 4, seed: 'b', moves: 999 },
  },
};
