import { type KeptSave, readSave, type Save } from './save.ts';
import type { KeyValue } from './storage.ts';

const MATCH = 'cyprus/match/';
const ASIDE = 'cyprus/aside/';
/** Matches left half-way are kept up to this number, the oldest go first. */
const KEPT = 8;

export interface Saves {
  /** Every match that can be read, the newest first. What cannot be read is put aside; newer versions stay. */
  list(): { readonly saves: readonly KeptSave[]; readonly trouble: 'broken' | 'foreign' | null };
  /** `taken`: another tab has written this match since we did, and nothing was changed; `full`: no room. */
  write(save: Save): 'kept' | 'taken' | 'full';
  /**
   * Makes this tab the match's writer; the tab that wrote before finds it `taken`.
   * @returns the match as it is kept now: another tab may have played on, or to its end (`null`).
   */
  adopt(id: string): KeptSave | null;
  /** Forgets a match, unless another tab goes on with it. */
  remove(id: string): void;
  /** Keeps a save that cannot be played where it harms nobody. */
  putAside(id: string): void;
}

/**
 * Saved matches, one key a match.
 * @param writer names this tab: a tab writes over its own saves only.
 * @param clock milliseconds since 1970.
 */
export function createSaves(store: KeyValue, writer: string, clock: () => number): Saves {
  const read = (id: string) => {
    const text = store.get(MATCH + id);
    return text === null ? null : readSave(text);
  };
  const ownerOf = (id: string) => {
    const found = read(id);
    return found?.ok ? found.value.writer : null;
  };
  const put = ({ version, id, game, options, sitters, seed, log }: Save) =>
    store.set(MATCH + id, JSON.stringify({ version, id, game, options, sitters, seed, log, writer, at: clock() }));
  const putAside = (id: string) => {
    const text = store.get(MATCH + id);
    if (text !== null && store.set(ASIDE + id, text)) store.remove(MATCH + id);
  };
  const list: Saves['list'] = () => {
    const saves: KeptSave[] = [];
    let trouble: 'broken' | 'foreign' | null = null;
    for (const key of store.keys()) {
      if (!key.startsWith(MATCH)) continue;
      const id = key.slice(MATCH.length);
      const found = read(id);
      if (found?.ok && found.value.id === id) saves.push(found.value);
      else if (found && !found.ok && found.reason === 'foreign') trouble ??= 'foreign';
      else {
        putAside(id);
        trouble = 'broken';
      }
    }
    return { saves: saves.sort((a, b) => b.at - a.at), trouble };
  };
  return {
    list,
    write(save) {
      const owner = ownerOf(save.id);
      if (owner !== null && owner !== writer) return 'taken';
      const isNew = owner === null;
      const done = put(save);
      if (isNew) for (const old of list().saves.slice(KEPT)) store.remove(MATCH + old.id);
      return done ? 'kept' : 'full';
    },
    adopt(id) {
      const found = read(id);
      if (!found?.ok) return null;
      put(found.value);
      return found.value;
    },
    remove(id) {
      if (ownerOf(id) === writer) store.remove(MATCH + id);
    },
    putAside,
  };
}
