/** Tables for halves that join by a sum (6.4, 8.5, 10.1, 10.2). */
import type { SetTables } from '../../chain-rules.ts';
import { tablesOf } from '../set-tables.ts';

const known = new Map<string, SetTables>();

/** Returns the tables in which an end of k takes a half of `sum` - k. */
export function sumTables(highest: number, sum: number, hasJokers: boolean): SetTables {
  const key = `${highest} ${sum}`;
  const tables = known.get(key) ?? made(highest, sum, hasJokers);
  known.set(key, tables);
  return tables;
}

function made(highest: number, sum: number, hasJokers: boolean): SetTables {
  const takes = Uint8Array.from({ length: highest + 1 }, (_, shows) => sum - shows);
  const isJoker = (tile: number) => tile === 0 || (tile >> 4) + (tile & 15) === sum;
  const jokers = hasJokers ? Uint8Array.from({ length: 256 }, (_, tile) => (isJoker(tile) ? 1 : 0)) : null;
  return { ...tablesOf(highest), takes, jokers };
}
