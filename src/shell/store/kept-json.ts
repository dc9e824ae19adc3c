import * as v from 'valibot';
import type { KeyValue } from './storage.ts';

/** Returns a text as JSON; null if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the JSON value under a key; `none` if it is missing or invalid. */
export function keptJson<T>(store: KeyValue, key: string, schema: v.GenericSchema<unknown, T>, none: T): T {
  try {
    return v.parse(schema, JSON.parse(store.get(key) ?? ''));
  } catch {
    return none;
  }
}
