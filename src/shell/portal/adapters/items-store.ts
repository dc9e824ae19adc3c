import type { KeyValue } from '../../store/storage.ts';
import { timeOf } from './time-of.ts';

/** A portal's storage that cannot list its keys: `localStorage` without `key` and `length`. */
export interface Items {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const INDEX = 'cyprus/index';
const OURS = 'cyprus/';
/**
 * The greatest total size in bytes, below the portal's megabyte. Beyond it a write returns `full`, so that old entries
 * can be deleted.
 */
const ROOM = 900_000;

const weigh = (key: string, text: string) => new TextEncoder().encode(key + text).length;

/**
 * Stores everything at the portal, which also keeps guests' data in this browser. Data in `local` comes from a visit
 * without the portal's script. It is uploaded once if newer, or if the portal has none. Throws if the portal cannot
 * store anything.
 */
export function itemsStore(items: Items, local: KeyValue): KeyValue {
  const keys = new Set((items.getItem(INDEX) ?? '').split('\n').filter(Boolean));
  const get = (key: string) => {
    try {
      return items.getItem(key);
    } catch {
      return null;
    }
  };
  const size = new Map([...keys].map((key) => [key, weigh(key, get(key) ?? '')]));
  const index = () => items.setItem(INDEX, [...keys].join('\n'));
  index();
  /** Values that the portal did not accept; they last as long as this page. */
  const held = new Map<string, string>();
  const store: KeyValue = {
    get: (key) => held.get(key) ?? (keys.has(key) ? get(key) : null),
    set(key, value) {
      const now = weigh(key, value);
      const others = [...size].reduce((sum, [other, bytes]) => sum + (other === key ? 0 : bytes), 0);
      try {
        if (others + now <= ROOM) {
          items.setItem(key, value);
          size.set(key, now);
          if (!keys.has(key)) {
            keys.add(key);
            index();
          }
          held.delete(key);
          return 'kept';
        }
      } catch {
        held.set(key, value);
        return 'blocked';
      }
      held.set(key, value);
      return 'full';
    },
    remove(key) {
      held.delete(key);
      if (!keys.delete(key)) return;
      size.delete(key);
      try {
        items.removeItem(key);
        index();
      } catch {
        // An entry removed from the list is never read.
      }
    },
    keys: () => [...new Set([...keys, ...held.keys()])],
    isKept: () => held.size === 0,
  };
  goUp(local, store);
  return store;
}

/** Uploads newer entries. An entry without a time never replaces another, and stays in `local`. */
function goUp(local: KeyValue, store: KeyValue): void {
  for (const key of local.keys().filter((each) => each.startsWith(OURS))) {
    const text = local.get(key) ?? '';
    const there = store.get(key);
    const [at, thereAt] = [timeOf(text), timeOf(there)];
    if (there === null || at > thereAt) {
      if (store.set(key, text) === 'kept') local.remove(key);
    } else if (Number.isFinite(at)) local.remove(key);
  }
}
