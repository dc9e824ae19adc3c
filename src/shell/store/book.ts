/**
 * The record book: every match that one person has played to its end on this device, the newest first, and of the last
 * hundred all that is needed to watch them again.
 */
import * as v from 'valibot';
import type { Sitter } from '../../match/ports.ts';
import type { Options, Result } from '../../rules/game.ts';
import { daysSchema, openDays } from './days.ts';
import { featsSchema, openFeats } from './feats.ts';
import { keptJson } from './kept-json.ts';
import { makeRoom } from './make-room.ts';
import { oldestReplays, REPLAY, replayIds } from './replays.ts';
import type { Save } from './save.ts';
import { count, matchId, moves, seed, table, time } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';
import { BOOK } from './times-played.ts';

/** Matches that the book has room for, and those of them that can be watched again: the newest. */
export const MOST = 2000;
export const WATCHED = 100;

/** A match that was played to its end. */
export interface Played {
  readonly id: string;
  /** When it ended, milliseconds since 1970. */
  readonly at: number;
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  readonly deals: number;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** The points of the best deal of each seat, and the stars that were completed in the match. */
  readonly best: readonly number[];
  readonly stars: number;
  /** The number of the deal, where it was one deal that others play too. */
  readonly deal?: number;
}

/** With the table it is the whole match. */
export type Replay = Pick<Save, 'seed' | 'log'>;

export interface Book {
  /** The newest first: the one that was written last, whatever the clock said. */
  all(): readonly Played[];
  /** Of which matches there is all that is needed to watch them. */
  watchable(): ReadonlySet<string>;
  /** `null` for a match that can be watched no more. */
  replayOf(id: string): Replay | null;
  /** Takes in a match; one that is there already stays as it is. */
  add(played: Played, replay: Replay): void;
  /** The whole book as a file, with its medals and the calendar of days. */
  toFile(): string;
  /**
   * Takes in what such a file has and the book has not; answers how many matches are new. `full`: there is no room for
   * them, and nothing was changed.
   */
  takeIn(text: string): Result<number, 'broken' | 'full'>;
  /** The calendar is none of it. */
  clear(): void;
}

const nothing = () => [];
const numbers = v.array(v.number());
const played = v.strictObject({
  id: matchId,
  at: time,
  ...table,
  deals: count,
  totals: numbers,
  winners: v.array(count),
  best: numbers,
  stars: count,
  deal: v.optional(count),
});
const replay = v.strictObject({ seed, log: moves });
const file = v.strictObject({
  version: v.literal(1),
  matches: v.pipe(v.array(played), v.maxLength(MOST)),
  replays: v.record(matchId, replay),
  feats: v.optional(featsSchema, {}),
  days: v.optional(daysSchema, {}),
});

/** For the file of everything that is kept. A match that makes no sense is left out where the book is read. */
export const keptBook = [BOOK, v.array(v.unknown())] as const;
export const keptReplays = [REPLAY, replay] as const;

export function openBook(store: KeyValue): Book {
  const raw = () => keptJson(store, BOOK, v.array(v.unknown()), []);
  const all = () =>
    raw().flatMap((each) => {
      const read = v.safeParse(played, each);
      return read.success ? [read.output as Played] : [];
    });
  /** Matches that a newer release wrote and this one cannot read: kept as they are. */
  const unread = () => raw().filter((each) => !v.is(played, each));
  const replayOf = (id: string) => keptJson(store, REPLAY + id, v.nullable(replay), null) as Replay | null;
  const putBook = (matches: readonly Played[], giveWay: () => readonly string[]) => {
    const text = JSON.stringify([...matches, ...unread()]);
    return makeRoom(store, giveWay, () => store.set(BOOK, text));
  };
  /** A replay that finds no room is no loss: the match itself is in the book. */
  const putReplay = (id: string, of: Replay, giveWay: () => readonly string[]) => {
    const text = JSON.stringify(of);
    if (makeRoom(store, giveWay, () => store.set(REPLAY + id, text)) === 'full') store.remove(REPLAY + id);
  };
  return {
    all,
    watchable: () => new Set(replayIds(store)),
    replayOf,
    add(one, how) {
      const before = all();
      if (before.some(({ id }) => id === one.id)) return;
      // In the order in which they are written: the clock may say anything.
      const matches = [one, ...before].slice(0, MOST);
      const oldest = () => oldestReplays(store);
      const isFull = putBook(matches, oldest) === 'full';
      putReplay(one.id, how, isFull ? nothing : oldest);
      const older = new Set([one, ...before].slice(WATCHED).map(({ id }) => id));
      for (const id of replayIds(store)) if (older.has(id)) store.remove(REPLAY + id);
    },
    toFile() {
      const matches = all();
      const replays = Object.fromEntries(matches.flatMap(({ id }) => [[id, replayOf(id)]]).filter(([, of]) => of));
      const [feats, days] = [openFeats(store).all(), openDays(store).rows()];
      return JSON.stringify({ version: 1, matches, replays, feats, days });
    },
    takeIn(text) {
      const checked = v.safeParse(file, parsed(text));
      if (!checked.success) return { ok: false, reason: 'broken' };
      const { matches, replays } = checked.output as { matches: readonly Played[]; replays: Record<string, Replay> };
      const before = all();
      const known = new Set(before.map(({ id }) => id));
      const added = matches.filter(({ id }) => !known.has(id) && known.add(id)).slice(0, MOST - before.length);
      // A file must not displace anything kept here.
      const old = store.get(BOOK);
      if (added.length > 0 && putBook(merged(added, before), nothing) === 'full') {
        if (old === null) store.remove(BOOK);
        else store.set(BOOK, old);
        return { ok: false, reason: 'full' };
      }
      openFeats(store).add(checked.output.feats);
      openDays(store).takeIn(checked.output.days);
      const watched = added.flatMap(({ id }) => (replays[id] ? [[id, replays[id]] as const] : []));
      const room = Math.max(0, WATCHED - replayIds(store).length);
      for (const [id, of] of watched.slice(0, room)) putReplay(id, of, nothing);
      return { ok: true, value: added.length };
    },
    clear() {
      openFeats(store).clear();
      for (const key of store.keys()) if (key === BOOK || key.startsWith(REPLAY)) store.remove(key);
    },
  };
}

/** Both in one, each in its own order, and between them by their times. */
function merged(one: readonly Played[], other: readonly Played[]): readonly Played[] {
  const [left, right] = [[...one], [...other]];
  const all: Played[] = [];
  for (;;) {
    const [first, second] = [left[0], right[0]];
    if (!first || !second) return [...all, ...left, ...right];
    const next = first.at > second.at ? left.shift() : right.shift();
    if (next) all.push(next);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
