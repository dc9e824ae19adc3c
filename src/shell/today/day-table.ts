/**
 * The table of a day: one game with its sitters. It depends only on the date, and is the same in every release that
 * knows the day.
 */
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import { fastChance } from '../../rules/chance.ts';
import type { Game, Options } from '../../rules/game.ts';
import { withCompanyOf } from '../setup/deal-company.ts';
import { usualSitters } from '../setup/sitters.ts';
import { type Day, daysBetween, hasBegun, isDay, numberOfDay } from './day.ts';
import rounds from './day-rounds.json';

interface Round {
  readonly from: Day;
  /** The last day of the round. */
  readonly until: Day;
  /** The ids of its games, day by day, repeated. */
  readonly games: readonly string[];
  /** The numbers of seats, by game, of games that can be played with more since the round was released. */
  readonly seats?: Readonly<Record<string, readonly number[]>>;
}

/**
 * The rounds of games; the first begins on `FIRST_DAY`. The game of a known day never changes, because friends may have
 * an older release. Two changes are allowed. The last round may be extended. New games begin a new round after it, on a
 * day that no release knows yet. A game that gains numbers of seats keeps those it had, in `seats` of its rounds. Games
 * for one are left out: they have no opponents.
 */
const ROUNDS: readonly Round[] = rounds;
/** The greatest number of seats, to keep the deal short. */
const MOST_SEATS = 6;

export interface DayTable {
  readonly game: Game;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  readonly number: number;
}

const roundOf = (day: Day) => ROUNDS.find(({ from, until }) => from <= day && day <= until);

/** True if this release has the game of a day. For later days, a newer release may choose other games. */
export const isKnown = (day: Day): boolean => roundOf(day) !== undefined;

/** `isThere`: an asked day can be shown. `isNewer`: only a newer release has its game. */
export function dayAsked(asked: string, now: number) {
  const isThere = isDay(asked) && hasBegun(asked, now);
  return { isThere, isNewer: isThere && !isKnown(asked) };
}

/** Returns the id of a day's game; `null` if this release does not know the day. */
export function gameOfDay(day: Day): string | null {
  const round = roundOf(day);
  return round?.games[daysBetween(round.from, day) % round.games.length] ?? null;
}

/** Returns the table of a day; `null` if its game is not loaded, or this release does not know the day. */
export function tableOfDay(day: Day, games: readonly Game[], texts: Texts): DayTable | null {
  const game = games.find(({ id }) => id === gameOfDay(day));
  if (!game) return null;
  const number = numberOfDay(day);
  const offered = (roundOf(day)?.seats?.[game.id] ?? game.seats).filter((seats) => seats <= MOST_SEATS);
  const seats = offered[fastChance(number).below(offered.length)] ?? 4;
  const options = game.options({}, seats);
  if (!options.ok) return null;
  return { game, number, options: options.value, sitters: withCompanyOf(number, usualSitters(seats, texts), texts) };
}
