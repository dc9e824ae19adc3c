import * as v from 'valibot';
import type { KeyValue } from './storage.ts';

/** Returns the JSON value under a key; `none` if it is missing or invalid. */
export function keptJson<T>(store: KeyValue, key: string, schema: v.GenericSchema<unknown, T>, none: T): T {
  try {
    return v.parse(schema, JSON.parse(store.get(key) ?? ''));
  } catch {
    return none;
  }
}
