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
  numerals: dressed('numerals instead of pips', { numerals: true }),
  low: dressed('low quality', { low: true }),
  still: dressed('reduced motion', { still: true }),
};
