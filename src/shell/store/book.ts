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
import type { Save } from './save.ts';
import { count, matchId, moves, seed, table, time } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';
import { BOOK } from './times-played.ts';

const REPLAY = 'cyprus/replay/';
/** Matches that the book has room for, and those that can be watched again. */
const MOST = 2000;
const WATCHED = 100;

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
  /** The newest first. */
  all(): readonly Played[];
  /** Of which matches there is all that is needed to watch them. */
  watchable(): ReadonlySet<string>;
  /** `null` for a match that can be watched no more. */
  replayOf(id: string): Replay | null;
  /** Takes in a match; one that is there already stays as it is. */
  add(played: Played, replay: Replay): void;
  /** The whole book as a file, with its medals and the calendar of days. */
  toFile(): string;
  /** Takes in what such a file has and the book has not; answers how many matches are new. */
  takeIn(text: string): Result<number, 'broken'>;
  /** The calendar is none of it. */
  clear(): void;
}

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

export const keptBook = [BOOK, v.pipe(v.array(played), v.maxLength(MOST))] as const;
export const keptReplays = [REPLAY, replay] as const;

export function openBook(store: KeyValue): Book {
  const all = () => keptJson(store, BOOK, v.array(played), []) as readonly Played[];
  const replayOf = (id: string) => keptJson(store, REPLAY + id, v.nullable(replay), null) as Replay | null;
  const keep = (matches: readonly Played[]) => {
    const newest = [...matches].sort((a, b) => b.at - a.at).slice(0, MOST);
    store.set(BOOK, JSON.stringify(newest));
    const watched = new Set(newest.slice(0, WATCHED).map(({ id }) => REPLAY + id));
    for (const key of store.keys()) if (key.startsWith(REPLAY) && !watched.has(key)) store.remove(key);
  };
  /** Older ones give way where there is no room. One that finds none is no loss: the match itself is in the book. */
  const putReplay = (id: string, text: string, older: readonly Played[]) => {
    const oldestFirst = older.map((each) => REPLAY + each.id).reverse();
    while (store.set(REPLAY + id, text) === 'full') {
      const key = oldestFirst.find((each) => store.get(each) !== null);
      if (key === undefined) return store.remove(REPLAY + id);
      store.remove(key);
    }
  };
  const add = (matches: readonly Played[], replays: Readonly<Record<string, Replay>>) => {
    const before = all();
    const isNew = ({ id }: Played) => !before.some((each) => each.id === id);
    const added = matches.filter(isNew);
    for (const { id } of added) {
      const of = replays[id];
      if (of) putReplay(id, JSON.stringify(of), before);
    }
    if (added.length > 0) keep([...added, ...before]);
    return added.length;
  };
  return {
    all,
    watchable: () => new Set(store.keys().flatMap((key) => (key.startsWith(REPLAY) ? [key.slice(REPLAY.length)] : []))),
    replayOf,
    add: (one, how) => void add([one], { [one.id]: how }),
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
      openFeats(store).add(checked.output.feats);
      openDays(store).takeIn(checked.output.days);
      return { ok: true, value: add(matches, replays) };
    },
    clear() {
      openFeats(store).clear();
      for (const key of store.keys()) if (key === BOOK || key.startsWith(REPLAY)) store.remove(key);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
