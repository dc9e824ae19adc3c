import { type KeyValue, openStorage } from '../../src/shell/store/storage.ts';

export interface FakeStorageOptions {
  /** Characters that fit, keys counted too. */
  readonly room?: number;
  /** The name of the error that a call throws now, or `null`. */
  readonly fails?: (call: 'read' | 'write' | 'remove') => string | null;
}

/** A browser's storage that is small, or breaks when it is told to. */
export function fakeStorage({ room = Number.POSITIVE_INFINITY, fails = () => null }: FakeStorageOptions = {}): Storage {
  const kept = new Map<string, string>();
  const may = (call: 'read' | 'write' | 'remove') => {
    const name = fails(call);
    if (name) throw new DOMException('staged', name);
  };
  return {
    get length() {
      may('read');
      return kept.size;
    },
    key(index) {
      may('read');
      return [...kept.keys()][index] ?? null;
    },
    getItem(key) {
      may('read');
      return kept.get(key) ?? null;
    },
    setItem(key, value) {
      may('write');
      let size = key.length + value.length;
      for (const [other, text] of kept) if (other !== key) size += other.length + text.length;
      if (size > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem(key) {
      may('remove');
      kept.delete(key);
    },
    clear: () => kept.clear(),
  };
}

/** What is kept where a browser keeps nothing: it lasts as long as the page. */
export const inMemory = (): KeyValue => openStorage(() => null);
