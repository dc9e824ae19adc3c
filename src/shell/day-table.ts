/** What is played on a day: one game, and who sits there. It follows from the date alone, and never changes afterwards. */

import type { Texts } from '../i18n/index.ts';
import type { Sitter } from '../match/ports.ts';
import { fastChance } from '../rules/chance.ts';
import type { Game, Options } from '../rules/game.ts';
import { lastWhere } from '../rules/last-where.ts';
import { type Day, daysBetween, FIRST_DAY, numberOfDay } from './day.ts';
import { withCompanyOf } from './deal-company.ts';
import { usualSitters } from './sitters.ts';

/**
 * The games in their round, day after day, from a day on. A round is never changed once its days have come: games that are
 * new begin another one, on a day that is still to come. Games for one are not in it: nobody is played against.
 */
const ROUNDS: readonly { readonly from: Day; readonly games: readonly string[] }[] = [
  {
    from: FIRST_DAY,
    games: [
      ...['cyprus', 'block', 'sebastopol', 'all-fives', 'cyprus-family', 'ural', 'french'],
      ...[
        'fortress',
        'osel',
        'cyprus-leaflet',
        'sebastopol-draw',
        'sebastopol-leaflet',
        'ural-draw',
        'sebastopol-berndt',
      ],
    ],
  },
  {
    from: '2026-12-01',
    games: [
      ...['draw', 'cyprus', 'goat', 'sebastopol', 'all-fives', 'hungarian', 'cyprus-family', 'sports', 'block', 'ural'],
      ...['peruvian', 'fortress', 'french', 'general', 'osel', 'cyprus-leaflet', 'team-block', 'sebastopol-draw'],
      ...['sebastopol-leaflet', 'ural-draw', 'sebastopol-berndt', 'all-sevens', 'muggins', 'bergen', 'telephone'],
      ...['matador', 'telephone-72', 'italian', 'sea-goat', 'sausage'],
    ],
  },
];
/** A deal of more seats takes longer than a coffee. */
const MOST_SEATS = 6;

export interface DayTable {
  readonly game: Game;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  readonly number: number;
}

/** The game of a day, by its identifier. */
export function gameOfDay(day: Day): string {
  const { from, games } = lastWhere(ROUNDS, (round) => round.from <= day) ?? (ROUNDS[0] as (typeof ROUNDS)[0]);
  return games[daysBetween(from, day) % games.length] ?? '';
}

/** `null` where the game is not there. */
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
