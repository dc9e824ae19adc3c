/** One situation in every look. */
import { TABLES, type TableName } from '../../table/themes/cloths.ts';
import { TILE_SETS, type TileSetName } from '../../table/themes/tile-sets.ts';
import type { Dress, Stage, Stages } from './stage-spec.ts';

const dressed = (shows: string, dress: Dress): Stage => ({ shows, spec: { seed: 's0', moves: 50, ask: true }, dress });
const sets = Object.keys(TILE_SETS) as TileSetName[];
const cloths = Object.keys(TABLES) as TableName[];

export const looks: Stages = {
  ...Object.fromEntries(
    sets.flatMap((tiles) =>
      cloths.map((cloth) => [
        `${tiles}-${cloth}`,
        dressed(`tiles of ${tiles} on the ${cloth} cloth`, { tiles, cloth }),
      ]),
    ),
  ),
  numerals: dressed('numerals instead of pips', { numerals: true }),
  low: dressed('low quality', { low: true }),
  still: dressed('reduced motion', { still: true }),
};
