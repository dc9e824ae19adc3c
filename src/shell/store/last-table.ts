/** The table of the last match, for another match there. */
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
  /** Returns the table; `null` if there is none or the stored one is invalid. */
  now(): LastTable | null;
  keep(table: LastTable): void;
}

/** @param texts the texts in whose language default names are shown. */
export function openLastTable(store: KeyValue, texts: Pick<Texts, 'company' | 'sitters'>): LastTableStore {
  return {
    now() {
      // `exactOptionalPropertyTypes`: a property missing in JSON is missing here too, never undefined.
      const kept = keptJson<v.InferOutput<typeof schema> | null>(store, KEY, schema, null) as LastTable | null;
      return kept && { ...kept, sitters: withShownNames(kept.sitters, texts) };
    },
    keep: ({ game, options, sitters }) =>
      void store.set(KEY, JSON.stringify({ game, options, sitters: withKeptNames(sitters, texts) })),
  };
}
