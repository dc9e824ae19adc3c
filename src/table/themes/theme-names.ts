import type { ClothName, TileSetName } from '../../art/materials.ts';
import { TABLES } from './cloths.ts';
import type { Theme } from './theme.ts';
import { TILES } from './tile-sets.ts';

/** A set of tiles and a cloth by their names. */
export interface ThemeNames {
  readonly tiles: TileSetName;
  readonly cloth: ClothName;
}

export const themeOf = ({ tiles, cloth }: ThemeNames): Theme => ({ tiles: TILES[tiles], table: TABLES[cloth] });
