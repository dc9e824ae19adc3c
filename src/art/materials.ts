/** The materials of the tiles and the cloths, by name. */
export const TILE_SETS = ['ivory', 'ebony', 'copper', 'pictures'] as const;
export const CLOTHS = ['sea', 'olive', 'wine'] as const;

export type TileSetName = (typeof TILE_SETS)[number];
export type ClothName = (typeof CLOTHS)[number];
