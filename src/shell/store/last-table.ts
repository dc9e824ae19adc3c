/** The table that was played at last, for playing there once more. */
import * as v from 'valibot';
import type { Sitter } from '../../match/ports.ts';
import type { Options } from '../../rules/game.ts';
import { table } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/last-table';

export interface LastTable {
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
}

export interface LastTableStore {
  /** `null` where none has been played at, or what is kept makes no sense. */
  now(): LastTable | null;
  keep(table: LastTable): void;
}

export function openLastTable(store: KeyValue): LastTableStore {
  return {
    now: () => read(store.get(KEY)),
    keep: ({ game, options, sitters }) => void store.set(KEY, JSON.stringify({ game, options, sitters })),
  };
}

function read(text: string | null): LastTable | null {
  try {
    // `exactOptionalPropertyTypes`: what is absent from JSON is absent here too, never undefined.
    return v.parse(v.strictObject(table), JSON.parse(text ?? 'null')) as LastTable;
  } catch {
    return null;
  }
}
