import { createBrokenSaves } from './broken-saves.ts';
import { makeRoom } from './make-room.ts';
import { oldestReplays } from './replays.ts';
import { type KeptSave, keptSaves, readSave, type Save, writeSave } from './save.ts';
import type { Kept, KeyValue } from './storage.ts';

const [MATCH] = keptSaves;
/** So many matches left half-way have room. A match that somebody has played never goes without being asked about. */
export const ROOM = 16;

interface Listed {
  /** Every match that can be read, the newest first. */
  readonly saves: readonly KeptSave[];
  /** What could not be read and has just been put aside, as it was. */
  readonly broken: readonly string[];
  /** Saves of newer versions are there; they stay as they are. */
  readonly isForeign: boolean;
}

export interface Saves {
  list(): Listed;
  /**
   * Where there is no room, what could not be read gives way, then matches of which nothing is lost, then the moves of
   * the oldest matches in the book; all of it stays where even that is not enough.
   * `taken`: another tab has written this match since we did, and nothing was changed; what is `full` or `blocked`
   * lasts as long as this page, or until a match is removed and leaves room for it.
   * @param mayGo whether nothing is lost with a match; such ones go, too, where there are more than have room.
   */
  write(save: Save, mayGo?: (save: KeptSave) => boolean): Kept | 'taken';
  /**
   * Makes this tab the match's writer; the tab that wrote before finds it `taken`.
   * @returns the match as it is kept now: another tab may have played on, or forgotten it (`null`).
   */
  adopt(id: string): KeptSave | null;
  /** Forgets a match, unless another tab goes on with it. */
  remove(id: string): void;
  /** Keeps a save that cannot be played where it harms nobody; returns it as it was. */
  putAside(id: string): string | null;
}

/**
 * Saved matches, one key a match.
 * @param writer names this tab: a tab writes over its own saves only.
 * @param clock milliseconds since 1970; it may jump.
 */
export function createSaves(store: KeyValue, writer: string, clock: () => number): Saves {
  const brokenSaves = createBrokenSaves(store, clock);
  const { read, ids, timeAfterAll } = createReading(store, clock);
  /** What we wrote last, by match: every move asks whether it is still there. */
  const written = new Map<string, string>();
  /** Matches for whose last text there was no room. */
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
  const putAside = (id: string): string | null => {
    const key = MATCH + id;
    const text = store.get(key);
    if (text === null) return null;
    store.remove(key);
    // As large as before, it fits; where it does not, it stays where it was.
    if (!brokenSaves.add(id, text)) store.set(key, text);
    return text;
  };
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
    // By name where two were written at the same time: the order is always the same.
    saves.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
    return { saves, broken, isForeign };
  };
  /** The other matches with which nothing is lost, the oldest first. */
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

/** Reads the saves of a store, each text once: lists are asked for at every redraw. */
function createReading(store: KeyValue, clock: () => number) {
  /** By match. */
  const known = new Map<string, { readonly text: string; readonly found: ReturnType<typeof readSave> }>();
  let newest = 0;
  /** The saves that were there before this page have been read. */
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
    /** A time later than those of all saves, whatever the clock says. */
    timeAfterAll(): number {
      if (!hasLooked) for (const id of ids()) read(id);
      hasLooked = true;
      newest = Math.max(clock(), newest + 1);
      return newest;
    },
  };
}
