import type { Tile } from './game.ts';
import { halves, tilesOf } from './tiles.ts';

/** What the core looks up about one set. A tile is its index in canonical order here, a row of sixteen is one suit. */
export interface Tables {
  readonly highest: number;
  readonly tiles: readonly Tile[];
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  /** `index[a << 4 | b]`: the tile with the halves a and b, in either order. */
  readonly index: Uint8Array;
  /** The index of each face. */
  readonly of: ReadonlyMap<Tile, number>;
}

/** The number of bits set in a mask of up to 13 suits, or of up to 13 arms. */
export const BITS = Uint8Array.from({ length: 1 << 13 }, (_, mask) => {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
});

const known = new Map<number, Tables>();

/** The tables of double-`highest`, up to double-twelve. */
export function tablesOf(highest: number): Tables {
  const before = known.get(highest);
  if (before) return before;
  const tiles = tilesOf(highest);
  const index = new Uint8Array(256);
  for (const [at, tile] of tiles.entries()) {
    const [a, b] = halves(tile);
    index[(a << 4) | b] = at;
    index[(b << 4) | a] = at;
  }
  const tables: Tables = {
    highest,
    tiles,
    low: Uint8Array.from(tiles, (tile) => halves(tile)[0]),
    high: Uint8Array.from(tiles, (tile) => halves(tile)[1]),
    index,
    of: new Map(tiles.map((tile, at) => [tile, at])),
  };
  known.set(highest, tables);
  return tables;
}
