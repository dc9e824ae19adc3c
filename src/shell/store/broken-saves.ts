/** Saves that cannot be played: a few are kept for inspection. */
import { LONGEST } from './save.ts';
import type { KeyValue } from './storage.ts';

const ASIDE = 'cyprus/aside/';
/** The greatest number of broken saves. Their total length is at most that of one save. */
const KEPT = 3;

export interface BrokenSaves {
  /** Returns the keys of broken saves, the oldest first. */
  keys(): readonly string[];
  /** Moves the text of a match's key aside, and deletes older ones. Returns it; null if there is none. */
  take(id: string, from: string): string | null;
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
    take(id, from) {
      const text = store.get(from);
      if (text === null) return null;
      store.remove(from);
      // No real save is this long, so it is not worth keeping.
      if (text.length > LONGEST) return text;
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
      // It normally fits, since its size is unchanged. If not, it stays in its old place.
      if (store.set(key, text) !== 'kept') {
        store.remove(key);
        store.set(from, text);
      }
      return text;
    },
  };
}
