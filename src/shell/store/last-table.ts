/** The table that was played at last, for playing there once more. */
import * as v from 'valibot';
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Options } from '../../rules/game.ts';
import { keptJson } from './kept-json.ts';
import { withKeptNames, withShownNames } from './kept-names.ts';
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

/** @param texts in whose language names are shown that nobody typed. */
export function openLastTable(store: KeyValue, texts: Pick<Texts, 'company' | 'sitters'>): LastTableStore {
  return {
    now() {
      // `exactOptionalPropertyTypes`: what is absent from JSON is absent here too, never undefined.
      const kept = keptJson<v.InferOutput<typeof schema> | null>(store, KEY, schema, null) as LastTable | null;
      return kept && { ...kept, sitters: withShownNames(kept.sitters, texts) };
    },
    keep: ({ game, options, sitters }) =>
      void store.set(KEY, JSON.stringify({ game, options, sitters: withKeptNames(sitters, texts) })),
  };
}
