/** The progress towards medals that are earned by counting: so many of so many. */
import { OFFERED_LEVELS } from '../../bots/levels.ts';
import type { Game } from '../../rules/game.ts';
import { CHARACTERS, characterOf } from '../../seats/characters.ts';
import { commonLevel } from '../setup/bot-levels.ts';
import { type Evidence, isMatch, wonBy } from './evidence.ts';

/** The data of the whole book, on which progress depends. */
export type BookEvidence = Pick<Evidence, 'book' | 'games' | 'daysInARow'>;

/** The things that are counted. */
type FeatUnit = 'tables' | 'games' | 'company' | 'levels' | 'wins' | 'deals' | 'days';

interface Progress {
  readonly unit: FeatUnit;
  /** Returns the number reached, which may exceed the number needed. */
  now(evidence: BookEvidence): number;
  /** Returns the number needed. */
  of(evidence: BookEvidence): number;
}

/** Returns the games of the book that there still are. */
function playedIn({ book, games }: BookEvidence): readonly Game[] {
  const played = new Set(book.map(({ game }) => game));
  return games.filter(({ id }) => played.has(id));
}

const winsIn = ({ book }: BookEvidence) => book.filter((played) => wonBy(played) !== null);

/** Returns the number of the last matches that were all won. */
function streak({ book }: BookEvidence): number {
  const all = book.filter(isMatch);
  const lost = all.findIndex((played) => wonBy(played) === null);
  return lost < 0 ? all.length : lost;
}

const games = (needed: (evidence: BookEvidence) => number): Progress => ({
  unit: 'games',
  now: (e) => playedIn(e).length,
  of: needed,
});

export const PROGRESS = {
  everyTable: {
    unit: 'tables',
    now: (e) => new Set(playedIn(e).map(({ table }) => table.kind)).size,
    of: ({ games }) => new Set(games.map(({ table }) => table.kind)).size,
  },
  fiveGames: games(() => 5),
  tenGames: games(() => 10),
  everyGame: games(({ games }) => games.length),
  wholeCompany: {
    unit: 'company',
    now: ({ book }) =>
      new Set(book.flatMap(({ sitters }) => sitters.flatMap((sitter) => characterOf(sitter)?.id ?? []))).size,
    of: () => CHARACTERS.length,
  },
  everyLevel: {
    unit: 'levels',
    now: (e) =>
      OFFERED_LEVELS.filter((level) => winsIn(e).some(({ sitters }) => commonLevel(sitters) === level)).length,
    of: () => OFFERED_LEVELS.length,
  },
  threeInARow: { unit: 'wins', now: streak, of: () => 3 },
  fiftyWins: { unit: 'wins', now: (e) => winsIn(e).length, of: () => 50 },
  tenSolved: {
    unit: 'deals',
    now: ({ book }) => book.filter(({ sitters, winners }) => sitters.length === 1 && winners.length > 0).length,
    of: () => 10,
  },
  week: { unit: 'days', now: ({ daysInARow }) => daysInARow, of: () => 7 },
} as const satisfies Readonly<Record<string, Progress>>;

export type CountedFeat = keyof typeof PROGRESS;

/** Returns the progress towards a medal; `null` if it is not earned by counting. */
export function progressOf(feat: string, evidence: BookEvidence) {
  const counted = Object.entries<Progress>(PROGRESS).find(([id]) => id === feat)?.[1];
  if (!counted) return null;
  const of = counted.of(evidence);
  return { unit: counted.unit, now: Math.min(of, counted.now(evidence)), of };
}

/** True if enough has been counted. */
export const isReached = (feat: CountedFeat, evidence: BookEvidence): boolean =>
  PROGRESS[feat].now(evidence) >= PROGRESS[feat].of(evidence);
