/** One situation in every look. */
import { CLOTHS, TILE_SETS } from '../../art/materials.ts';
import type { Dress, Stage, Stages } from './stage-spec.ts';

const dressed = (shows: string, dress: Dress): Stage => ({ shows, spec: { seed: 's0', moves: 50, ask: true }, dress });

export const looks: Stages = {
  ...Object.fromEntries(
    TILE_SETS.flatMap((tiles) =>
      CLOTHS.map((cloth) => [
        `${tiles}-${cloth}`,
        dressed(`tiles of ${tiles} on the ${cloth} cloth`, { tiles, cloth }),
      ]),
    ),
  ),
  // A double-six set: cyprus has nines, which have no pictures.
  pictures: {
    ...dressed('pictures instead of pips', { tiles: 'pictures' }),
    spec: { game: 'block', seed: 's0', moves: 12, ask: true },
  },
  'pictures-alone': {
    ...dressed('pictures in a game that adds no pips', { tiles: 'pictures' }),
    spec: { game: 'solo-1', seats: 1, seed: 'd', moves: 9, ask: true },
  },
  numerals: dressed('numerals instead of pips', { numerals: true }),
  low: dressed('low quality', { low: true }),
  still: dressed('reduced motion', { still: true }),
};
