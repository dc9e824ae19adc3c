/** The calendar: the results of the days' deals, at most three tries per day. */
import * as v from 'valibot';
import { type Day, isDay } from '../today/day.ts';
import { keptJson } from './kept-json.ts';
import { count, matchId } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/days';
export const TRIES = 3;

/** A try, which counts from its beginning. */
export interface Try {
  /** The id of its match. */
  readonly id: string;
  /** The points that the person won or lost; `null` until the deal is over. */
  readonly points: number | null;
  /** True if nobody at the table did better. */
  readonly isBest: boolean;
}

export interface Days {
  /** Returns the tries of a day, in order. */
  of(day: Day): readonly Try[];
  /** Returns the days with a try, in order. */
  all(): readonly Day[];
  /** Begins a try; returns false if all have been used. */
  begin(day: Day, id: string): boolean;
  /** Stores the result of the try with this match id. */
  end(day: Day, id: string, points: number, isBest: boolean): void;
  /** Returns every day with its tries, for the file of the book. */
  rows(): Readonly<Record<Day, readonly Try[]>>;
  /** Adds the days of such a file; days that already have tries are not changed. */
  takeIn(rows: Readonly<Record<Day, unknown>>): void;
}

/** Days and their tries. Invalid entries are skipped on reading. */
export const daysSchema = v.record(v.string(), v.unknown());

const tries = v.pipe(
  v.array(v.strictObject({ id: matchId, points: v.nullable(count), isBest: v.boolean() })),
  v.minLength(1),
  v.maxLength(TRIES),
);

/** For the file of all stored data. */
export const keptDays = [KEY, daysSchema] as const;

export function openDays(store: KeyValue): Days {
  const raw = () => keptJson(store, KEY, daysSchema, {});
  const read = () => sensible(raw());
  // Unreadable entries are kept: a newer release may have written them.
  const keep = (rows: ReadonlyMap<Day, readonly Try[]>) =>
    void store.set(KEY, JSON.stringify({ ...raw(), ...Object.fromEntries(rows) }));
  const write = (day: Day, row: readonly Try[]) => keep(new Map([...read(), [day, row]]));
  const of = (day: Day) => read().get(day) ?? [];
  return {
    of,
    all: () => [...read().keys()].sort(),
    begin(day, id) {
      const before = of(day);
      if (before.length >= TRIES) return false;
      write(day, [...before, { id, points: null, isBest: false }]);
      return true;
    },
    end(day, id, points, isBest) {
      const row = of(day).map((each) => (each.id === id && each.points === null ? { id, points, isBest } : each));
      if (row.length > 0) write(day, row);
    },
    rows: () => Object.fromEntries(read()),
    takeIn: (rows) => keep(new Map([...sensible(rows), ...read()])),
  };
}

/** Returns the valid days; an invalid one does not affect the others. */
const sensible = (rows: Readonly<Record<string, unknown>>): ReadonlyMap<Day, readonly Try[]> =>
  new Map(Object.entries(rows).flatMap(([day, row]) => (isDay(day) && v.is(tries, row) ? [[day, row] as const] : [])));
