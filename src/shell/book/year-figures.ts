/** A year or a month of the record book, in figures: days and games also of numbered deals. Pure functions. */
import { onlyPerson } from '../../match/persons.ts';
import type { Played } from '../store/book.ts';
import { type Day, dayOf } from '../today/day.ts';
import { bestDealIn, matchesIn } from './book-figures.ts';

/** A year like `2026`, or a month like `2026-11`. */
export type Period = string;

export interface YearFigures {
  readonly matches: number;
  readonly won: number;
  /** The days on which a match ended, in order. */
  readonly days: readonly Day[];
  /** The number of different games. */
  readonly games: number;
  /** The game played most, and how often; of several the one played last. `null` without matches. */
  readonly favourite: Counted | null;
  /** The character met most often; `null` if none was met. */
  readonly companion: Counted | null;
  /** The points of the player's best deal, without games of losses; 0 if there was none. */
  readonly best: number;
  readonly stars: number;
  readonly streak: number;
  /** The ids of the medals earned in the period. */
  readonly medals: readonly string[];
}

interface Counted {
  readonly id: string;
  readonly count: number;
}

const dayOfMatch = ({ at }: Played): Day => dayOf(new Date(at));

/** Returns the years and months with matches, each year before its months, the newest first. */
export function periodsOf(book: readonly Played[], today: Day): readonly Period[] {
  const days = [today, ...book.map(dayOfMatch)];
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].sort().reverse();
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].sort().reverse();
  return years.flatMap((year) => [year, ...months.filter((month) => month.startsWith(year))]);
}

/** Returns the months of a period. */
export const monthsOf = (period: Period): readonly Period[] =>
  period.length > 4 ? [period] : Array.from({ length: 12 }, (_, n) => `${period}-${`${n + 1}`.padStart(2, '0')}`);

/**
 * Returns the figures of a period.
 * @param book the newest first.
 * @param earned the medals with the times at which they were earned.
 * @param isLoss returns true if points are losses in that game.
 */
export function yearFigures(
  book: readonly Played[],
  earned: Readonly<Record<string, { readonly at: number }>>,
  period: Period,
  isLoss: (game: string) => boolean,
): YearFigures {
  const all = book.filter((played) => dayOfMatch(played).startsWith(period));
  const matches = matchesIn(all);
  const own = matches.flatMap((played) => {
    const seat = onlyPerson(played.sitters);
    return seat === null ? [] : [{ played, seat, isWon: played.winners.includes(seat) }];
  });
  let run = 0;
  let streak = 0;
  for (const { isWon } of own) {
    run = isWon ? run + 1 : 0;
    streak = Math.max(streak, run);
  }
  return {
    matches: matches.length,
    won: own.filter(({ isWon }) => isWon).length,
    days: [...new Set(all.map(dayOfMatch))].sort(),
    games: new Set(all.map(({ game }) => game)).size,
    favourite: mostOf(all.map(({ game }) => game)),
    companion: mostOf(all.flatMap(({ sitters }) => sitters.flatMap(({ character }) => character ?? []))),
    best: bestDealIn(own, isLoss),
    stars: matches.reduce((sum, { stars }) => sum + stars, 0),
    streak,
    medals: Object.entries(earned).flatMap(([id, { at }]) => (dayOf(new Date(at)).startsWith(period) ? [id] : [])),
  };
}

/** Returns the most frequent id, of several the first; `null` if there is none. */
function mostOf(ids: readonly string[]): Counted | null {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [first, ...others] = [...counts].map(([id, count]) => ({ id, count }));
  return first ? others.reduce((most, each) => (each.count > most.count ? each : most), first) : null;
}
