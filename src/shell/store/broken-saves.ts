/** Saves that cannot be played: kept for whoever wants to look into them, but never many. */
import { LONGEST } from './save.ts';
import type { KeyValue } from './storage.ts';

const ASIDE = 'cyprus/aside/';
/** So many are kept, and together no more characters than one save may have. */
const KEPT = 3;

export interface BrokenSaves {
  /** Keys of what is kept, the oldest first. */
  keys(): readonly string[];
  /** Keeps a text, if it could be a save at all; older ones go. False when it should have been kept and was not. */
  add(id: string, text: string): boolean;
}

/** @param clock milliseconds since 1970: the oldest go first. */
export function createBrokenSaves(store: KeyValue, clock: () => number): BrokenSaves {
  const keys = () =>
    store
      .keys()
      .filter((key) => key.startsWith(ASIDE))
      .sort();
  return {
    keys,
    add(id, text) {
      // No save of any match of ours is as long: it is not worth the room.
      if (text.length > LONGEST) return true;
      const old = keys();
      let size = text.length + old.reduce((sum, key) => sum + (store.get(key)?.length ?? 0), 0);
      while (old.length > KEPT - 1 || (old.length > 0 && size > LONGEST)) {
        const key = old.shift() ?? '';
        size -= store.get(key)?.length ?? 0;
        store.remove(key);
      }
      // The newest of all, whatever the clock says.
      const newest = Number.parseInt(old.at(-1)?.slice(ASIDE.length) ?? '', 10) || 0;
      const at = Math.max(Math.trunc(clock()), newest + 1);
      const key = `${ASIDE}${String(at).padStart(15, '0')}/${id}`;
      const isKept = store.set(key, text) === 'kept';
      if (!isKept) store.remove(key);
      return isKept;
    },
  };
}
