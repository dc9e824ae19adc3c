/** The calendar: how the deals of days went, three tries a day at most. */
import * as v from 'valibot';
import { type Day, isDay } from '../today/day.ts';
import { keptJson } from './kept-json.ts';
import { count, matchId } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/days';
export const TRIES = 3;

/** One try. It counts from its beginning. */
export interface Try {
  /** The match in which it is played. */
  readonly id: string;
  /** What the person made of the deal, or lost by it; `null` until it is over. */
  readonly points: number | null;
  /** Whether nobody at the table did better. */
  readonly isBest: boolean;
}

export interface Days {
  /** The tries of a day, the first first. */
  of(day: Day): readonly Try[];
  /** The days with a try, in their order. */
  all(): readonly Day[];
  /** Begins a try; false where all of them have been begun. */
  begin(day: Day, id: string): boolean;
  /** Writes how the try went that is played in this match. */
  end(day: Day, id: string, points: number, isBest: boolean): void;
  /** Every day with its tries, as a file of the book has them. */
  rows(): Readonly<Record<Day, readonly Try[]>>;
  /** Takes in days of such a file; one with tries of its own stays as it is. */
  takeIn(rows: Readonly<Record<Day, unknown>>): void;
}

/** Days and their tries; what makes no sense of it is left out where it is read. */
export const daysSchema = v.record(v.string(), v.unknown());

const tries = v.pipe(
  v.array(v.strictObject({ id: matchId, points: v.nullable(count), isBest: v.boolean() })),
  v.minLength(1),
  v.maxLength(TRIES),
);

/** For the file of everything that is kept. */
export const keptDays = [KEY, daysSchema] as const;

export function openDays(store: KeyValue): Days {
  const raw = () => keptJson(store, KEY, daysSchema, {});
  const read = () => sensible(raw());
  // Entries that this release cannot read stay as they are: a newer one may have written them.
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

/** A day that makes no sense takes no other with it. */
const sensible = (rows: Readonly<Record<string, unknown>>): ReadonlyMap<Day, readonly Try[]> =>
  new Map(Object.entries(rows).flatMap(([day, row]) => (isDay(day) && v.is(tries, row) ? [[day, row] as const] : [])));

/**
 * The most days in a row with a try, and those in a row that end today or yesterday. Days to come are left out until they
 * have come: a clock was ahead once, or a friend further east sent the deal of tomorrow. A date that was jumped over at the
 * date line is a gap like any other; its deal can be played later, from the calendar.
 * @param days in their order.
 */
export function streaksOf(days: readonly Day[], today: Day, next: (day: Day) => Day): { now: number; longest: number } {
  let run = 0;
  let longest = 0;
  let last = '';
  for (const day of days.filter((each) => each <= today)) {
    run = last !== '' && next(last) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { now: last !== '' && (last === today || next(last) === today) ? run : 0, longest };
}
