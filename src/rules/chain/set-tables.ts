import type { SetTables } from '../chain-rules.ts';
import { halves, type Tile, tilesOf } from '../tiles.ts';

/** Each end takes its own number. */
const SAME = Uint8Array.from({ length: 16 }, (_, n) => n);

/** The suits of double-twelve, the largest set; masks of suits or arms have no more bits. */
const WIDEST = 13;

/** The number of bits set in each mask. */
export const BITS = new Uint8Array(1 << WIDEST);

/** `NTH_BIT[mask << 4 | n]`: the index of the n-th bit that is set, n from 0. */
export const NTH_BIT = new Uint8Array(1 << (WIDEST + 4));

for (let mask = 0; mask < 1 << WIDEST; mask++) {
  let n = 0;
  for (let bit = 0; bit < WIDEST; bit++) if (mask & (1 << bit)) NTH_BIT[(mask << 4) | n++] = bit;
  BITS[mask] = n;
}

const known = new Map<number, SetTables>();

/** Returns the tables of double-`highest`, up to double-twelve, where equal numbers match. */
export function tablesOf(highest: number): SetTables {
  const before = known.get(highest);
  if (before) return before;
  const of = new Map(tilesOf(highest).map((tile) => [tile, (halves(tile)[0] << 4) | halves(tile)[1]]));
  const faces: (Tile | undefined)[] = Array.from({ length: 256 });
  for (const [tile, code] of of) faces[code] = tile;
  const tables = { highest, codes: Uint8Array.from(of.values()), faces, of, takes: SAME, jokers: null };
  known.set(highest, tables);
  return tables;
}

/** Returns the tiles that fit any end (10.2). */
export const jokersOf = ({ jokers, of }: SetTables): readonly Tile[] =>
  jokers ? [...of].flatMap(([tile, code]) => (jokers[code] === 1 ? tile : [])) : [];
