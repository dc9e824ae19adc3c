/** A place for text under keys that never throws. */
export interface KeyValue {
  /** False: what is written lasts only as long as this page. */
  readonly durable: boolean;
  get(key: string): string | null;
  /** False when there is no room; what was there before stays. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

/**
 * The browser's storage, or memory where it is blocked: in some frames even reading `localStorage` throws.
 * @param source gives the storage; it may throw.
 */
export function openStorage(source: () => Storage): KeyValue {
  try {
    const storage = source();
    const probe = 'cyprus/probe';
    storage.setItem(probe, '1');
    storage.removeItem(probe);
    return overStorage(storage);
  } catch {
    return inMemory();
  }
}

function overStorage(storage: Storage): KeyValue {
  const attempt = <T>(what: () => T, otherwise: T): T => {
    try {
      return what();
    } catch {
      return otherwise;
    }
  };
  return {
    durable: true,
    get: (key) => attempt(() => storage.getItem(key), null),
    set: (key, value) =>
      attempt(() => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt(() => storage.removeItem(key), undefined),
    keys: () =>
      attempt(() => Array.from({ length: storage.length }, (_, i) => storage.key(i)).flatMap((key) => key ?? []), []),
  };
}

/** Storage that lasts as long as the page. */
export function inMemory(): KeyValue {
  const kept = new Map<string, string>();
  return {
    durable: false,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => {
      kept.delete(key);
    },
    keys: () => [...kept.keys()],
  };
}
