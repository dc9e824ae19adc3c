/** The table that was played at last, for playing there once more. */
import * as v from 'valibot';
import type { Sitter } from '../../match/ports.ts';
import type { Options } from '../../rules/game.ts';
import { keptJson } from './kept-json.ts';
import { table } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/last-table';

const schema = v.strictObject(table);

export const keptLastTable = [KEY, schema] as const;

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
    // `exactOptionalPropertyTypes`: what is absent from JSON is absent here too, never undefined.
    now: () => keptJson<v.InferOutput<typeof schema> | null>(store, KEY, schema, null) as LastTable | null,
    keep: ({ game, options, sitters }) => void store.set(KEY, JSON.stringify({ game, options, sitters })),
  };
}
