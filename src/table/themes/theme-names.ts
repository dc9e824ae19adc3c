import { TABLES, type TableName } from './cloths.ts';
import type { Theme } from './theme.ts';
import { TILE_SETS, type TileSetName } from './tile-sets.ts';

/** A set of tiles and a cloth by their names. */
export interface ThemeNames {
  readonly tiles: TileSetName;
  readonly cloth: TableName;
}

export const themeOf = ({ tiles, cloth }: ThemeNames): Theme => ({ tiles: TILE_SETS[tiles], table: TABLES[cloth] });
