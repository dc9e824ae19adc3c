import { halves, type Tile, tilesOf } from '../tiles.ts';

/** Faces and the core's bytes for them, of one set. */
export interface SetTables {
  readonly highest: number;
  /** The bytes of all tiles, in canonical order. */
  readonly codes: Uint8Array;
  /** The face of each byte. */
  readonly faces: readonly (Tile | undefined)[];
  /** The byte of each face. */
  readonly of: ReadonlyMap<Tile, number>;
}

/** Suits of double-twelve, the largest set: masks of suits, and of arms, have this many bits at most. */
const WIDEST = 13;

/** The number of bits set in a mask. */
export const BITS = new Uint8Array(1 << WIDEST);

/** `NTH_BIT[mask << 4 | n]`: the number of the n-th bit that is set, n from 0. */
export const NTH_BIT = new Uint8Array(1 << (WIDEST + 4));

for (let mask = 0; mask < 1 << WIDEST; mask++) {
  let n = 0;
  for (let bit = 0; bit < WIDEST; bit++) if (mask & (1 << bit)) NTH_BIT[(mask << 4) | n++] = bit;
  BITS[mask] = n;
}

const known = new Map<number, SetTables>();

/** The tables of double-`highest`, up to double-twelve. */
export function tablesOf(highest: number): SetTables {
  const before = known.get(highest);
  if (before) return before;
  const of = new Map(tilesOf(highest).map((tile) => [tile, (halves(tile)[0] << 4) | halves(tile)[1]]));
  const faces: (Tile | undefined)[] = Array.from({ length: 256 });
  for (const [tile, code] of of) faces[code] = tile;
  const tables: SetTables = { highest, codes: Uint8Array.from(of.values()), faces, of };
  known.set(highest, tables);
  return tables;
}
