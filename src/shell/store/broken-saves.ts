/** Saves that cannot be played: a few are kept for inspection. */
import { LONGEST } from './save.ts';
import type { KeyValue } from './storage.ts';

const ASIDE = 'cyprus/aside/';
/** The greatest number of broken saves. Their total length is at most that of one save. */
const KEPT = 3;

export interface BrokenSaves {
  /** Returns the keys of broken saves, the oldest first. */
  keys(): readonly string[];
  /**
   * Stores a text that might be a save, and deletes older ones. Returns false if it should be stored and could not be.
   */
  add(id: string, text: string): boolean;
}

/** @param clock returns milliseconds since 1970; the oldest saves are deleted first. */
export function createBrokenSaves(store: KeyValue, clock: () => number): BrokenSaves {
  const keys = () =>
    store
      .keys()
      .filter((key) => key.startsWith(ASIDE))
      .sort();
  return {
    keys,
    add(id, text) {
      // No real save is this long, so it is not worth keeping.
      if (text.length > LONGEST) return true;
      const old = keys();
      let size = text.length + old.reduce((sum, key) => sum + (store.get(key)?.length ?? 0), 0);
      while (old.length > KEPT - 1 || (old.length > 0 && size > LONGEST)) {
        const key = old.shift() ?? '';
        size -= store.get(key)?.length ?? 0;
        store.remove(key);
      }
      // Later than all others, even if the clock is wrong.
      const newest = Number.parseInt(old.at(-1)?.slice(ASIDE.length) ?? '', 10) || 0;
      const at = Math.max(Math.trunc(clock()), newest + 1);
      const key = `${ASIDE}${String(at).padStart(15, '0')}/${id}`;
      const isKept = store.set(key, text) === 'kept';
      if (!isKept) store.remove(key);
      return isKept;
    },
  };
}
