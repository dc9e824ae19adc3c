import * as v from 'valibot';
import type { KeyValue } from './storage.ts';

/** What is kept under a key as JSON; `none` where nothing is, or it makes no sense: it comes from outside. */
export function keptJson<T>(store: KeyValue, key: string, schema: v.GenericSchema<unknown, T>, none: T): T {
  try {
    return v.parse(schema, JSON.parse(store.get(key) ?? ''));
  } catch {
    return none;
  }
}
