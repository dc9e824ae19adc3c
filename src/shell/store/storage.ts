/** What became of a text that was to be kept. `full`: no room for it; `blocked`: nothing can be kept here at all. */
export type Kept = 'kept' | 'full' | 'blocked';

/** A place for text under keys that never throws. */
export interface KeyValue {
  get(key: string): string | null;
  /** What is not `kept` lasts as long as this page; what was kept before outlasts it. */
  set(key: string, value: string): Kept;
  remove(key: string): void;
  keys(): readonly string[];
  /** Whether all of it outlasts this page. */
  isKept(): boolean;
}

/**
 * The browser's storage. In some frames even reading `localStorage` throws, in some browsers it is `null`, it may be
 * full, and it may fail later than at the start: whatever it does not take is held in memory.
 * @param source gives the storage; it may throw.
 */
export function openStorage(source: () => Storage | null): KeyValue {
  const storage = attempt(source, () => null);
  /** What the storage did not take; `null`: it did not let it go. */
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
    // The second is what older Firefox says.
    return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' ? 'full' : 'blocked';
  }
}
