/** The medals of the record book, with their times and matches. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import { matchId, time } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/feats';

interface Earned {
  readonly match: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface EarnedFeats {
  /** Returns the medals by name. Unknown names of newer versions are kept. */
  all(): Readonly<Record<string, Earned>>;
  /** Adds new medals; existing ones are not changed. */
  add(added: Readonly<Record<string, Earned>>): void;
  clear(): void;
}

export const featsSchema = v.record(v.pipe(v.string(), v.maxLength(40)), v.strictObject({ match: matchId, at: time }));

/** For the file of all stored data. */
export const keptFeats = [KEY, featsSchema] as const;

export function openFeats(store: KeyValue): EarnedFeats {
  const all = () => keptJson<v.InferOutput<typeof featsSchema>>(store, KEY, featsSchema, {});
  return {
    all,
    add(added) {
      const before = all();
      const now = { ...added, ...before };
      if (Object.keys(now).length > Object.keys(before).length) store.set(KEY, JSON.stringify(now));
    },
    clear: () => store.remove(KEY),
  };
}
