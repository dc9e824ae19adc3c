/** Local days of the calendar: `2026-11-23`. They can be compared as texts, and each has a number. */
export type Day = string;

/** The first day that has a deal. */
export const FIRST_DAY: Day = '2026-01-01';

const HOUR = 3_600_000;
const LENGTH = 24 * HOUR;
/** The greatest lead of any time zone over Greenwich, in milliseconds. */
const EARLIEST = 14 * HOUR;

const two = (n: number) => `${n}`.padStart(2, '0');
/** Returns the start of a day in Greenwich, in milliseconds since 1970. */
const startOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Returns the day in the device's time zone. */
export const dayOf = (moment: Date): Day =>
  `${`${moment.getFullYear()}`.padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** True if the text is a day that can have a deal. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY) return false;
  const start = startOf(text);
  return Number.isFinite(start) && new Date(start).toISOString().startsWith(text);
}

/** True if the day has begun anywhere on earth: a friend further east may be ahead. */
export const hasBegun = (day: Day, now: number): boolean => startOf(day) - EARLIEST <= now;

/** Returns the day that many days later. */
export const daysAfter = (day: Day, days: number): Day =>
  new Date(startOf(day) + days * LENGTH).toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day): number => Math.round((startOf(to) - startOf(from)) / LENGTH);

/** Returns the weekday; 0 is Monday. */
export const weekday = (day: Day): number => (new Date(startOf(day)).getUTCDay() + 6) % 7;

/** Returns all days of its month. */
export function monthOf(day: Day): readonly Day[] {
  const first = `${day.slice(0, 7)}-01`;
  const all = Array.from({ length: 31 }, (_, n) => daysAfter(first, n));
  return all.filter((each) => each.slice(0, 7) === day.slice(0, 7));
}

/** Returns the number of its deal, for example 20261123. */
export const numberOfDay = (day: Day): number => Number(day.replaceAll('-', ''));

/** Returns the day whose deal has this number; `null` if there is none. */
export function dayOfNumber(number: number): Day | null {
  const day = `${number}`.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDay(day) ? day : null;
}
