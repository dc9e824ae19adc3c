/**
 * The record book: every match completed by a person on this device, the newest first. The last hundred can be watched
 * again.
 */
import * as v from 'valibot';
import type { Sitter } from '../../match/ports.ts';
import type { Options, Result } from '../../rules/game.ts';
import { daysSchema, openDays } from './days.ts';
import { featsSchema, openFeats } from './kept-feats.ts';
import { keptJson, parsed } from './kept-json.ts';
import { makeRoom } from './make-room.ts';
import { oldestReplays, REPLAY, replayIds } from './replays.ts';
import type { Save } from './save.ts';
import { count, given, matchId, moves, seed, table, taken, time } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';
import { BOOK } from './times-played.ts';

/** The greatest number of matches in the book, and of those that can be watched again, the newest. */
export const MOST = 2000;
export const WATCHED = 100;

/** A completed match. */
export interface Played {
  readonly id: string;
  /** The time of its end, in milliseconds since 1970. */
  readonly at: number;
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  readonly deals: number;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** The points of each seat's best deal, and the number of stars completed in the match. */
  readonly best: readonly number[];
  readonly stars: number;
  /** The number of the deal, if it was a numbered one. */
  readonly deal?: number;
}

/** The seed, the moves, the puzzle, and the tiles that were taken: together with the table, the whole match. */
export type Replay = Pick<Save, 'seed' | 'log' | 'given' | 'taken' | 'lastDeal'>;

export interface Book {
  /** Returns all matches in the order of writing, the newest first, regardless of the clock. */
  all(): readonly Played[];
  /** Returns the ids of the matches that can be watched. */
  watchable(): ReadonlySet<string>;
  /** Returns the replay of a match; `null` if it can no longer be watched. */
  replayOf(id: string): Replay | null;
  /** Adds a match; an existing one is not changed. */
  add(played: Played, replay: Replay): void;
  /** Returns the whole book as a file, with its medals and the calendar of days. */
  toFile(): string;
  /**
   * Adds the matches of such a file that the book lacks. Returns the number of new matches. `full`: there is no room,
   * and nothing was changed.
   */
  takeIn(text: string): Result<number, 'broken' | 'full'>;
  /** Deletes the matches, replays and medals, but not the calendar. */
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
const replay = v.strictObject({
  seed,
  log: moves,
  given: v.optional(given),
  taken: v.optional(taken),
  lastDeal: v.optional(count),
});
const file = v.strictObject({
  version: v.literal(1),
  matches: v.pipe(v.array(played), v.maxLength(MOST)),
  replays: v.record(matchId, replay),
  feats: v.optional(featsSchema, {}),
  days: v.optional(daysSchema, {}),
});

/** For the file of all stored data. Invalid matches are skipped when the book is read. */
export const keptBook = [BOOK, v.array(v.unknown())] as const;
export const keptReplays = [REPLAY, replay] as const;

export function openBook(store: KeyValue): Book {
  const raw = () => keptJson(store, BOOK, v.array(v.unknown()), []);
  const all = () =>
    raw().flatMap((each) => {
      const read = v.safeParse(played, each);
      return read.success ? [read.output as Played] : [];
    });
  /** Returns entries of newer releases that this one cannot read; they are kept unchanged. */
  const unread = () => raw().filter((each) => !v.is(played, each));
  const replayOf = (id: string) => keptJson(store, REPLAY + id, v.nullable(replay), null) as Replay | null;
  const putBook = (matches: readonly Played[], giveWay: () => readonly string[]) => {
    const text = JSON.stringify([...matches, ...unread()]);
    return makeRoom(store, giveWay, () => store.set(BOOK, text));
  };
  /** Stores a replay if there is room. Without one the match itself is still in the book. */
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
      // In the order of writing, since the clock may be wrong.
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

/** Merges two lists by time, without changing the order within each. */
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
