/** The outcome of storing a text. `full`: no room for it. `blocked`: nothing can be stored here. */
export type Kept = 'kept' | 'full' | 'blocked';

/** A storage for texts by key, which never throws. */
export interface KeyValue {
  get(key: string): string | null;
  /** Stores a text. Unless the outcome is `kept`, it lasts only as long as this page, and the old one outlasts it. */
  set(key: string, value: string): Kept;
  remove(key: string): void;
  keys(): readonly string[];
  /** True if all values outlast this page. */
  isKept(): boolean;
}

/**
 * Opens the browser's storage. Reading `localStorage` throws in some frames and is `null` in some browsers. It may also
 * be full, or fail later. Texts that it refuses are held in memory.
 * @param source returns the storage; it may throw.
 */
export function openStorage(source: () => Storage | null): KeyValue {
  const storage = attempt(source, () => null);
  /** The texts that the storage refused; `null` if it refused to delete the key. */
  const held = new Map<string, string | null>();
  const stored = (): (string | null)[] =>
    storage
      ? attempt(
          () => Array.from({ length: storage.length }, (_, i) => storage.key(i)),
          () => [],
        )
      : [];
  return {
    get(key) {
      const text = held.get(key);
      return text === undefined
        ? attempt(
            () => storage?.getItem(key) ?? null,
            () => null,
          )
        : text;
    },
    set(key, value) {
      const outcome = put(storage, key, value);
      if (outcome === 'kept') held.delete(key);
      else held.set(key, value);
      return outcome;
    },
    remove(key) {
      held.delete(key);
      attempt(
        () => storage?.removeItem(key),
        () => held.set(key, null),
      );
    },
    keys() {
      const all = new Set(stored());
      for (const [key, text] of held) {
        if (text === null) all.delete(key);
        else all.add(key);
      }
      return [...all].flatMap((key) => key ?? []);
    },
    isKept: () => held.size === 0,
  };
}

function attempt<T, U>(what: () => T, otherwise: () => U): T | U {
  try {
    return what();
  } catch {
    return otherwise();
  }
}

function put(storage: Storage | null, key: string, value: string): Kept {
  if (!storage) return 'blocked';
  try {
    storage.setItem(key, value);
    return 'kept';
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    // The second name is that of older versions of Firefox.
    return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' ? 'full' : 'blocked';
  }
}
