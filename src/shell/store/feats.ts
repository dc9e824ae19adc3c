/** Which medals the record book has, since when, and by which match. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import { matchId, time } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/feats';

export interface Earned {
  readonly match: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface EarnedFeats {
  /** By the name of the feat. Names of newer versions stay, unknown. */
  all(): Readonly<Record<string, Earned>>;
  /** Adds those that are new. */
  add(ids: readonly string[], earned: Earned): void;
  clear(): void;
}

const schema = v.record(v.pipe(v.string(), v.maxLength(40)), v.strictObject({ match: matchId, at: time }));

export function openFeats(store: KeyValue): EarnedFeats {
  const all = () => keptJson<v.InferOutput<typeof schema>>(store, KEY, schema, {});
  return {
    all,
    add(ids, earned) {
      const before = all();
      const added = ids.filter((id) => !Object.hasOwn(before, id));
      if (added.length === 0) return;
      store.set(KEY, JSON.stringify({ ...before, ...Object.fromEntries(added.map((id) => [id, earned])) }));
    },
    clear: () => store.remove(KEY),
  };
}
