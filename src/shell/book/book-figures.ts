/** The statistics of the record book. Pure functions. */
import type { LevelId } from '../../bots/levels.ts';
import { onlyPerson } from '../../match/persons.ts';
import { commonLevel } from '../setup/bot-levels.ts';
import type { Played } from '../store/book.ts';

/** The results in one game against bots of one level. Matches with several people are not counted. */
export interface Tally {
  readonly game: string;
  /** `mixed`: the standard mix of levels. `various`: any other mix. `null`: no bots. */
  readonly level: LevelId | 'mixed' | 'various' | null;
  readonly matches: number;
  readonly won: number;
  /** The current and the longest series of won matches. */
  readonly streak: number;
  readonly longest: number;
  /** The average points per deal, and the points of the best deal; 0 if there was none, as in games of losses. */
  readonly aDeal: number;
  readonly best: number;
  readonly stars: number;
}

/** The player's record against one character. */
export interface Rivalry {
  readonly character: string;
  readonly matches: number;
  /** The number of these matches in which the player finished ahead. */
  readonly ahead: number;
}

const tallied = ({ sitters }: Played): Tally['level'] =>
  sitters.length === 1 ? null : (commonLevel(sitters) ?? 'various');

/** Excludes numbered deals: they can be repeated at will, and do not count as matches. */
export const matchesIn = (all: readonly Played[]) => all.filter(({ deal }) => deal === undefined);

/**
 * Returns the tallies, ordered by the game played last.
 * @param book the newest first.
 * @param isLoss returns true if points are losses in that game.
 */
export function talliesOf(book: readonly Played[], isLoss: (game: string) => boolean): readonly Tally[] {
  const all = matchesIn(book);
  const tallies = new Map<string, Tally>();
  for (const played of all) {
    const key = `${played.game} ${tallied(played)}`;
    if (onlyPerson(played.sitters) !== null && !tallies.has(key)) tallies.set(key, tallyOf(played, all, isLoss));
  }
  return [...tallies.values()];
}

/** Returns the tally to which a match belongs. */
function tallyOf(one: Played, all: readonly Played[], isLoss: (game: string) => boolean): Tally {
  const level = tallied(one);
  const own = all.flatMap((played) => {
    const seat = played.game === one.game && tallied(played) === level ? onlyPerson(played.sitters) : null;
    return seat === null ? [] : [{ played, seat, isWon: played.winners.includes(seat) }];
  });
  const runs = own.reduceRight<readonly number[]>(
    ([run = 0, ...before], { isWon }) => (isWon ? [run + 1, ...before] : [0, run, ...before]),
    [],
  );
  const deals = own.reduce((sum, { played }) => sum + played.deals, 0);
  const points = own.reduce((sum, { played, seat }) => sum + (played.totals[seat] ?? 0), 0);
  return {
    game: one.game,
    level,
    matches: own.length,
    won: own.filter(({ isWon }) => isWon).length,
    streak: runs[0] ?? 0,
    longest: Math.max(0, ...runs),
    aDeal: deals > 0 ? points / deals : 0,
    best: bestDealIn(own, isLoss),
    stars: own.reduce((sum, { played }) => sum + played.stars, 0),
  };
}

/** Returns the most points of a seat in one deal, without games of losses; 0 if there are none. */
export const bestDealIn = (
  own: readonly { readonly played: Played; readonly seat: number }[],
  isLoss: (game: string) => boolean,
): number => Math.max(0, ...own.map(({ played, seat }) => (isLoss(played.game) ? 0 : (played.best[seat] ?? 0))));

/**
 * Returns the records against all characters met so far, the most frequent first.
 * @param isLoss returns true if points are losses in that game.
 */
export function rivalriesOf(book: readonly Played[], isLoss: (game: string) => boolean): readonly Rivalry[] {
  const found = new Map<string, Rivalry>();
  for (const played of matchesIn(book)) {
    const own = onlyPerson(played.sitters);
    if (own === null) continue;
    const sign = isLoss(played.game) ? -1 : 1;
    for (const [seat, { character }] of played.sitters.entries()) {
      if (!character) continue;
      const { matches = 0, ahead = 0 } = found.get(character) ?? {};
      const isAhead = sign * ((played.totals[own] ?? 0) - (played.totals[seat] ?? 0)) > 0;
      found.set(character, { character, matches: matches + 1, ahead: ahead + (isAhead ? 1 : 0) });
    }
  }
  return [...found.values()].sort((a, b) => b.matches - a.matches);
}

/** Returns the share of wins (0 to 1) in the last `last` matches, after each match; the oldest first. */
export function curveOf(book: readonly Played[], last = 10): readonly number[] {
  const own = matchesIn(book).flatMap((played) => {
    const seat = onlyPerson(played.sitters);
    return seat === null ? [] : [played.winners.includes(seat) ? 1 : 0];
  });
  const oldestFirst = own.reverse();
  return oldestFirst.map((_, n) => {
    const some: readonly number[] = oldestFirst.slice(Math.max(0, n + 1 - last), n + 1);
    return some.reduce((sum, each) => sum + each, 0) / some.length;
  });
}
