/** Days of the calendar, as people at a place call them: `2026-11-23`. They compare as texts, and each is a number. */
export type Day = string;

/** The first day that has a deal. */
export const FIRST_DAY: Day = '2026-01-01';

const HOUR = 3_600_000;
const LENGTH = 24 * HOUR;
/** Nowhere does a day begin so many hours before it begins in Greenwich, or earlier. */
const EARLIEST = 14 * HOUR;

const two = (n: number) => `${n}`.padStart(2, '0');
/** The moment at which it begins in Greenwich. */
const startOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day that it is where the device is. */
export const dayOf = (moment: Date): Day =>
  `${`${moment.getFullYear()}`.padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** Whether a text names a day that can have a deal. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY) return false;
  const start = startOf(text);
  return Number.isFinite(start) && new Date(start).toISOString().startsWith(text);
}

/** Whether it is that day already, or was, somewhere on earth: a friend to the east may be ahead. */
export const hasBegun = (day: Day, now: number): boolean => startOf(day) - EARLIEST <= now;

/** The day so many days later. */
export const daysAfter = (day: Day, days: number): Day =>
  new Date(startOf(day) + days * LENGTH).toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day): number => Math.round((startOf(to) - startOf(from)) / LENGTH);

/** From 0, Monday. */
export const weekday = (day: Day): number => (new Date(startOf(day)).getUTCDay() + 6) % 7;

/** The days of the month in which it lies. */
export function monthOf(day: Day): readonly Day[] {
  const first = `${day.slice(0, 7)}-01`;
  const all = Array.from({ length: 31 }, (_, n) => daysAfter(first, n));
  return all.filter((each) => each.slice(0, 7) === day.slice(0, 7));
}

/** The number of its deal: 20261123. */
export const numberOfDay = (day: Day): number => Number(day.replaceAll('-', ''));

/** The day whose deal has this number; `null` where it is the number of no day. */
export function dayOfNumber(number: number): Day | null {
  const day = `${number}`.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDay(day) ? day : null;
}
