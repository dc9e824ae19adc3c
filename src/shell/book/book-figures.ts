/** What the record book adds up to. Pure: the screen shows it. */
import type { Seat } from '../../rules/game.ts';
import { commonLevel, type LevelId } from '../setup/bot-levels.ts';
import type { Played } from '../store/book.ts';

/** Of one game, against bots of one level; matches of several people are nobody's own. */
export interface Tally {
  readonly game: string;
  /** `mixed`: as the mix has it; `various`: otherwise; `null`: there are no bots in it. */
  readonly level: LevelId | 'mixed' | 'various' | null;
  readonly matches: number;
  readonly won: number;
  /** Matches won in a row: now, and at most. */
  readonly streak: number;
  readonly longest: number;
  /** Points a deal, and of the best one. */
  readonly aDeal: number;
  readonly best: number;
  readonly stars: number;
}

/** How one fares against somebody of the company. */
export interface Rivalry {
  readonly character: string;
  readonly matches: number;
  /** In so many of them one was ahead at the end. */
  readonly ahead: number;
}

/** The seat of the only person; `null` where several played. */
export function ownSeat({ sitters }: Pick<Played, 'sitters'>): Seat | null {
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? (persons[0] ?? null) : null;
}

const levelOf = ({ sitters }: Played): Tally['level'] =>
  sitters.length === 1 ? null : (commonLevel(sitters) ?? 'various');

/** A deal that others play too is played as often as one likes: it is no match, and counts for nothing here. */
const matchesIn = (all: readonly Played[]) => all.filter(({ deal }) => deal === undefined);

/** @param book the newest first. The tallies come in the order in which the games were played last. */
export function talliesOf(book: readonly Played[]): readonly Tally[] {
  const all = matchesIn(book);
  const tallies = new Map<string, Tally>();
  for (const played of all) {
    const key = `${played.game} ${levelOf(played)}`;
    if (ownSeat(played) !== null && !tallies.has(key)) tallies.set(key, tallyOf(played, all));
  }
  return [...tallies.values()];
}

/** The tally that a match belongs to. */
function tallyOf(one: Played, all: readonly Played[]): Tally {
  const level = levelOf(one);
  const own = all.flatMap((played) => {
    const seat = played.game === one.game && levelOf(played) === level ? ownSeat(played) : null;
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
    best: Math.max(0, ...own.map(({ played, seat }) => played.best[seat] ?? 0)),
    stars: own.reduce((sum, { played }) => sum + played.stars, 0),
  };
}

/**
 * Everybody of the company one has met, whom one met most first.
 * @param isLoss whether points are losses in that game.
 */
export function rivalriesOf(book: readonly Played[], isLoss: (game: string) => boolean): readonly Rivalry[] {
  const found = new Map<string, Rivalry>();
  for (const played of matchesIn(book)) {
    const own = ownSeat(played);
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

/** How many of the last so many matches were won, 0 to 1, after each match; the oldest first. */
export function curveOf(book: readonly Played[], last = 10): readonly number[] {
  const own = matchesIn(book).flatMap((played) => {
    const seat = ownSeat(played);
    return seat === null ? [] : [played.winners.includes(seat) ? 1 : 0];
  });
  const oldestFirst = own.reverse();
  return oldestFirst.map((_, n) => {
    const some: readonly number[] = oldestFirst.slice(Math.max(0, n + 1 - last), n + 1);
    return some.reduce((sum, each) => sum + each, 0) / some.length;
  });
}
