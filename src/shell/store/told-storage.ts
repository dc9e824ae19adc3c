import { keptSaves } from './save.ts';
import type { Kept, KeyValue } from './storage.ts';

/**
 * Wraps a storage so that failures are reported, once per reason. Failures for matches are reported elsewhere, move by
 * move.
 */
export function toldStorage(store: KeyValue, tell: (why: Exclude<Kept, 'kept'>) => void): KeyValue {
  const [matches] = keptSaves;
  const told = new Set<Kept>();
  return {
    ...store,
    set(key, value) {
      const outcome = store.set(key, value);
      if (outcome === 'kept' || told.has(outcome) || key.startsWith(matches)) return outcome;
      // Checked later, because the caller may still make room or put back the old value.
      queueMicrotask(() => {
        if (store.isKept() || told.has(outcome)) return;
        told.add(outcome);
        tell(outcome);
      });
      return outcome;
    },
  };
}
