/**
 * Series of days on which something was played. A series forgives a missed day: it goes on from any day to any other
 * unless two days within seven were missed between them. A missed day counts for nothing. Today is not missed yet.
 */
import { type Day, daysAfter, daysBetween } from './day.ts';

/** The number of days of which one may be missed. */
const WEEK = 7;

interface Streaks {
  /** The number of days in the series that goes on today; 0 if there is none. */
  readonly now: number;
  /** The number of days in the longest series. */
  readonly longest: number;
}

/** The longest series that ends with a day; `null` before the first. */
interface Series {
  readonly last: Day | null;
  /** The number of its days. */
  readonly length: number;
  /** Its last missed day, and the number of its days since; all of them if none was missed. */
  readonly missed: Day | null;
  readonly since: number;
}

const NONE: Series = { last: null, length: 0, missed: null, since: 0 };

/**
 * Returns the lengths of the series. Days to come are left out until they begin: the clock was once ahead, or the deal
 * came from further east.
 * @param days the days on which something was played, in order.
 */
export function streaksOf(days: readonly Day[], today: Day): Streaks {
  let longest = 0;
  let series = NONE;
  for (const day of days.filter((each) => each <= today)) {
    series = withDay(series, day);
    longest = Math.max(longest, series.length);
  }
  return { now: series.last === today ? series.length : carriedTo(series, today).length, longest };
}

/** Returns the longest series that ends with a later day. */
function withDay(series: Series, day: Day): Series {
  const { length, missed, since } = carriedTo(series, day);
  return { last: day, length: length + 1, missed, since: since + 1 };
}

/** Returns what of the series goes on with a later day, which is not counted yet. */
function carriedTo(series: Series, day: Day): Series {
  if (series.last === null) return NONE;
  const missed = daysBetween(series.last, day) - 1;
  if (missed === 0) return series;
  if (missed > 1) return NONE;
  const gap = daysAfter(series.last, 1);
  // The day missed before within a week can no longer belong to the series.
  const isSecond = series.missed !== null && daysBetween(series.missed, gap) < WEEK;
  return { ...series, length: isSecond ? series.since : series.length, missed: gap, since: 0 };
}
