/** The calendar: the results of the days' deals, at most three tries per day, and of the days' mosaics. */
import * as v from 'valibot';
import { type MosaicSize, SIZES } from '../../rules/mosaic/mosaic-puzzle.ts';
import { type Day, isDay } from '../today/day.ts';
import { STRIP } from '../today/deal-strip.ts';
import { SHAPE } from '../today/mosaic-shape.ts';
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
  /** The course of the deal (`deal-strip.ts`); missing until it is over, and in tries of earlier releases. */
  readonly strip?: string;
}

/** A solved mosaic of a day. */
interface SolvedMosaic {
  readonly size: MosaicSize;
  /** The id of its match. */
  readonly id: string;
  /** Its fields, row by row (`mosaic-shape.ts`). They give nothing away. */
  readonly shape: string;
  /** The time it took, in milliseconds; missing if it was not measured. */
  readonly ms?: number;
}

export interface Days {
  /** Returns the tries of a day, in order. */
  of(day: Day): readonly Try[];
  /** Returns the solved mosaics of a day, the smallest first. */
  mosaics(day: Day): readonly SolvedMosaic[];
  /** Returns the days with a try or a solved mosaic, in order. */
  all(): readonly Day[];
  /** Begins a try; returns false if all have been used. */
  begin(day: Day, id: string): boolean;
  /** Stores the result of the try with this match id. */
  end(day: Day, id: string, result: Omit<Try, 'id' | 'points'> & { readonly points: number }): void;
  /** Stores a solved mosaic; the first solution of each size stays. */
  solve(day: Day, solved: SolvedMosaic): void;
  /** Returns everything about all days, for the file of the book. */
  rows(): Readonly<Record<string, unknown>>;
  /** Adds the days of such a file. Tries and mosaics of this device stay as they are. */
  takeIn(rows: Readonly<Record<string, unknown>>): void;
}

/**
 * Days and their tries, and under a key of their own the other data of a day. Invalid entries are skipped on reading:
 * earlier releases do so with the other data.
 */
export const daysSchema = v.record(v.string(), v.unknown());

const tries = v.pipe(
  v.array(v.strictObject({ id: matchId, points: v.nullable(count), isBest: v.boolean() })),
  v.minLength(1),
  v.maxLength(TRIES),
);

const strip = v.pipe(v.string(), v.regex(STRIP));
const mosaic = v.object({ id: matchId, shape: v.pipe(v.string(), v.regex(SHAPE)), ms: v.optional(count) });
const others = v.object({
  strips: v.optional(v.record(matchId, strip), {}),
  mosaics: v.optional(v.object(v.entriesFromList(SIZES, v.optional(mosaic))), {}),
});
type Others = v.InferOutput<typeof others>;

const OTHERS = / others$/;
const othersKey = (day: Day) => `${day} others`;
const NONE: Others = { strips: {}, mosaics: {} };

/** For the file of all stored data. */
export const keptDays = [KEY, daysSchema] as const;

export function openDays(store: KeyValue): Days {
  const raw = () => keptJson(store, KEY, daysSchema, {});
  // Unreadable entries are kept: a newer release may have written them.
  const keep = (rows: Readonly<Record<string, unknown>>) => void store.set(KEY, JSON.stringify({ ...raw(), ...rows }));
  const triesOf = (day: Day) => triesIn(raw()).get(day) ?? [];
  const othersOf = (day: Day) => othersIn(raw()).get(day) ?? NONE;
  return {
    of(day) {
      const { strips } = othersOf(day);
      return triesOf(day).map((each) => ({ ...each, ...(strips[each.id] && { strip: strips[each.id] }) }));
    },
    mosaics: (day) => solvedOf(othersOf(day)),
    all: () => [...new Set([...triesIn(raw()).keys(), ...othersIn(raw()).keys()])].sort(),
    begin(day, id) {
      const before = triesOf(day);
      if (before.length >= TRIES) return false;
      keep({ [day]: [...before, { id, points: null, isBest: false }] });
      return true;
    },
    end(day, id, { points, isBest, strip: course }) {
      const before = triesOf(day);
      if (!before.some((each) => each.id === id && each.points === null)) return;
      const { strips, mosaics } = othersOf(day);
      keep({
        [day]: before.map((each) => (each.id === id ? { id, points, isBest } : each)),
        ...(course && { [othersKey(day)]: { strips: { ...strips, [id]: course }, mosaics } }),
      });
    },
    solve(day, { size, ...solved }) {
      const { strips, mosaics } = othersOf(day);
      if (!mosaics[size]) keep({ [othersKey(day)]: { strips, mosaics: { ...mosaics, [size]: solved } } });
    },
    rows: () => rowsOf(triesIn(raw()), othersIn(raw())),
    takeIn(rows) {
      const [here, theirs] = [othersIn(raw()), othersIn(rows)];
      const both = [...theirs].map(([day, { strips, mosaics }]): [Day, Others] => {
        const own = here.get(day) ?? NONE;
        return [day, { strips: { ...strips, ...own.strips }, mosaics: { ...mosaics, ...own.mosaics } }];
      });
      keep(rowsOf(new Map([...triesIn(rows), ...triesIn(raw())]), new Map(both)));
    },
  };
}

type Rows = Readonly<Record<string, unknown>>;

/** Returns the valid tries by day; an invalid day does not affect the others. */
const triesIn = (rows: Rows): ReadonlyMap<Day, readonly Try[]> =>
  new Map(Object.entries(rows).flatMap(([day, row]) => (isDay(day) && v.is(tries, row) ? [[day, row] as const] : [])));

/** Returns the valid other data by day. */
const othersIn = (rows: Rows): ReadonlyMap<Day, Others> =>
  new Map(
    Object.entries(rows).flatMap(([key, row]) => {
      const day = key.replace(OTHERS, '');
      const read = day !== key && isDay(day) ? v.safeParse(others, row) : null;
      return read?.success ? [[day, read.output] as const] : [];
    }),
  );

const rowsOf = (tried: ReadonlyMap<Day, unknown>, other: ReadonlyMap<Day, Others>): Rows =>
  Object.fromEntries([...tried, ...[...other].map(([day, row]) => [othersKey(day), row] as const)]);

const solvedOf = ({ mosaics }: Others): readonly SolvedMosaic[] =>
  SIZES.flatMap((size) => {
    const solved = mosaics[size];
    if (!solved) return [];
    const { ms, ...rest } = solved;
    return [{ size, ...rest, ...(ms !== undefined && { ms }) }];
  });
