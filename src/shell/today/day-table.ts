/**
 * What is played on a day: one game, and who sits there. It follows from the date alone, and is the same in every release
 * that knows the day at all.
 */
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import { fastChance } from '../../rules/chance.ts';
import type { Game, Options } from '../../rules/game.ts';
import { withCompanyOf } from '../setup/deal-company.ts';
import { usualSitters } from '../setup/sitters.ts';
import { type Day, daysBetween, numberOfDay } from './day.ts';
import rounds from './day-rounds.json';

interface Round {
  readonly from: Day;
  /** The last of its days. */
  readonly until: Day;
  /** By identifier, day after day, over and over. */
  readonly games: readonly string[];
}

/**
 * The games in their rounds, one round after the other; the first begins on `FIRST_DAY`. What a release says of a day is said for ever: friends may have an
 * older one. Two things may change: the last round may end later, and games that are new begin another round, on a day that
 * no release has known yet, after the end of the last one. Games for one are in none: nobody is played against.
 */
const ROUNDS: readonly Round[] = rounds;
/** A deal of more seats takes longer than a coffee. */
const MOST_SEATS = 6;

export interface DayTable {
  readonly game: Game;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  readonly number: number;
}

const roundOf = (day: Day) => ROUNDS.find(({ from, until }) => from <= day && day <= until);

/** True if this release knows the game of a day. For later days, a newer release may choose other games. */
export const isKnown = (day: Day): boolean => roundOf(day) !== undefined;

/** The game of a day, by its identifier; `null` where this release does not know it. */
export function gameOfDay(day: Day): string | null {
  const round = roundOf(day);
  return round?.games[daysBetween(round.from, day) % round.games.length] ?? null;
}

/** `null` where the game is not there, or this release does not know the day. */
export function tableOfDay(day: Day, games: readonly Game[], texts: Texts): DayTable | null {
  const game = games.find(({ id }) => id === gameOfDay(day));
  if (!game) return null;
  const number = numberOfDay(day);
  const offered = game.seats.filter((seats) => seats <= MOST_SEATS);
  const seats = offered[fastChance(number).below(offered.length)] ?? 4;
  const options = game.options({}, seats);
  if (!options.ok) return null;
  return { game, number, options: options.value, sitters: withCompanyOf(number, usualSitters(seats, texts), texts) };
}
