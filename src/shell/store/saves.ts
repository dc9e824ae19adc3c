import { createBrokenSaves } from './broken-saves.ts';
import { makeRoom } from './make-room.ts';
import { oldestReplays } from './replays.ts';
import { type KeptSave, keptSaves, readSave, type Save, writeSave } from './save.ts';
import type { Kept, KeyValue } from './storage.ts';

const [MATCH] = keptSaves;
/** The greatest number of unfinished matches. A played match is never deleted without asking. */
export const ROOM = 16;

interface Listed {
  /** All readable matches, the newest first. */
  readonly saves: readonly KeptSave[];
  /** The texts of unreadable saves that have just been put aside. */
  readonly broken: readonly string[];
  /** True if there are saves of newer versions; they are not changed. */
  readonly isForeign: boolean;
}

export interface Saves {
  list(): Listed;
  /**
   * Stores a match. If room is needed, unreadable saves are deleted first, then expendable matches, then the oldest
   * replays. If that is not enough they are all restored. `taken`: another tab has written this match since, and
   * nothing was changed. After `full` or `blocked` the save lasts as long as this page. After `full` it is stored when
   * deleting a match makes room.
   * @param mayGo returns true for an expendable match; surplus ones are deleted too.
   */
  write(save: Save, mayGo?: (save: KeptSave) => boolean): Kept | 'taken';
  /**
   * Makes this tab the match's writer; the previous tab then gets `taken`.
   * @returns the current save: another tab may have continued it, or deleted it (`null`).
   */
  adopt(id: string): KeptSave | null;
  /** Deletes a match, unless another tab continues it. */
  remove(id: string): void;
  /** Moves an unplayable save aside; returns its text. */
  putAside(id: string): string | null;
}

/**
 * Stored matches, one key per match.
 * @param writer the name of this tab, which overwrites only its own saves.
 * @param clock returns milliseconds since 1970; it may jump.
 */
export function createSaves(store: KeyValue, writer: string, clock: () => number): Saves {
  const brokenSaves = createBrokenSaves(store, clock);
  const { read, ids, timeAfterAll } = createReading(store, clock);
  /** The last text written for each match, compared at every move. */
  const written = new Map<string, string>();
  /** The ids of matches whose last text had no room. */
  const unkept = new Set<string>();

  const ownerOf = (id: string) => {
    if (written.has(id) && written.get(id) === store.get(MATCH + id)) return writer;
    const found = read(id);
    return found?.ok ? found.value.writer : null;
  };
  const put = (save: Save, mayGo: (save: KeptSave) => boolean): Kept => {
    const key = MATCH + save.id;
    const text = writeSave(save, writer, timeAfterAll());
    written.set(save.id, text);
    const giveWay = () => [
      ...brokenSaves.keys(),
      ...sparesBeside(save.id, mayGo).map(({ id }) => MATCH + id),
      ...oldestReplays(store),
    ];
    const outcome = makeRoom(store, giveWay, () => store.set(key, text));
    if (outcome === 'full') unkept.add(save.id);
    else unkept.delete(save.id);
    return outcome;
  };
  const putAside = (id: string) => brokenSaves.take(id, MATCH + id);
  const list = (): Listed => {
    const saves: KeptSave[] = [];
    const broken: string[] = [];
    let isForeign = false;
    for (const id of ids()) {
      const found = read(id);
      if (found?.ok) saves.push(found.value);
      else if (found?.reason === 'foreign') isForeign = true;
      else broken.push(putAside(id) ?? '');
    }
    // By id if the times are equal, so that the order is stable.
    saves.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
    return { saves, broken, isForeign };
  };
  /** Returns the other expendable matches, the oldest first. */
  const sparesBeside = (id: string, mayGo: (save: KeptSave) => boolean) =>
    list()
      .saves.filter((save) => save.id !== id && mayGo(save))
      .reverse();

  return {
    list,
    write(save, mayGo = () => false) {
      const owner = ownerOf(save.id);
      if (owner !== null && owner !== writer) return 'taken';
      const outcome = put(save, mayGo);
      const surplus = owner === null ? list().saves.length - ROOM : 0;
      if (surplus > 0) for (const { id } of sparesBeside(save.id, mayGo).slice(0, surplus)) store.remove(MATCH + id);
      return outcome;
    },
    adopt(id) {
      const found = read(id);
      if (!found?.ok) return null;
      put(found.value, () => false);
      return found.value;
    },
    remove(id) {
      if (ownerOf(id) !== writer) return;
      store.remove(MATCH + id);
      unkept.delete(id);
      for (const other of unkept) {
        const text = written.get(other);
        if (text !== undefined && store.set(MATCH + other, text) === 'kept') unkept.delete(other);
      }
    },
    putAside,
  };
}

/** Reads the saves of a store, parsing each text once, since lists are requested at every redraw. */
function createReading(store: KeyValue, clock: () => number) {
  /** The parsed texts, by match. */
  const known = new Map<string, { readonly text: string; readonly found: ReturnType<typeof readSave> }>();
  let newest = 0;
  /** True once all earlier saves have been read. */
  let hasLooked = false;

  const read = (id: string) => {
    const text = store.get(MATCH + id);
    if (text === null) {
      known.delete(id);
      return null;
    }
    const before = known.get(id);
    if (before?.text === text) return before.found;
    const parsed = readSave(text);
    const found = parsed.ok && parsed.value.id !== id ? ({ ok: false, reason: 'broken' } as const) : parsed;
    known.set(id, { text, found });
    if (found.ok) newest = Math.max(newest, found.value.at);
    return found;
  };
  const ids = () =>
    store
      .keys()
      .filter((key) => key.startsWith(MATCH))
      .map((key) => key.slice(MATCH.length));

  return {
    read,
    ids,
    /** Returns a time later than those of all saves, even if the clock is wrong. */
    timeAfterAll(): number {
      if (!hasLooked) for (const id of ids()) read(id);
      hasLooked = true;
      newest = Math.max(clock(), newest + 1);
      return newest;
    },
  };
}
