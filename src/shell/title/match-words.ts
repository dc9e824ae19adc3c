/** The names of matches under way. */
import type { Texts } from '../../i18n/index.ts';
import type { Game } from '../../rules/game.ts';
import { dayNumber, isDeal, sharedOf } from '../deal-number.ts';
import { numberOfPuzzle, puzzleOfDay } from '../setup/puzzles.ts';
import type { MatchSetup } from '../table.machine.ts';

/** Returns the name of a match of one of these games: its game and current deal, its puzzle, or its numbered deal. */
export function matchWords(
  { title, games: names }: Texts,
  games: readonly Game[],
  { game, seed, log, given }: MatchSetup,
): string {
  const name = names[game]?.name ?? game;
  const shared = sharedOf(seed);
  if (shared !== null && games.some(({ id, dealing }) => id === game && dealing?.withGiven))
    return shared === puzzleOfDay(new Date()) ? title.puzzleToday(name) : title.puzzle(name, numberOfPuzzle(shared));
  if (given) return title.playsOn(name, given.length);
  if (shared === null) return title.atDeal(name, Math.max(1, log.length));
  if (isDeal(shared)) return title.numbered(name, shared);
  return shared === dayNumber(new Date()) ? title.dayToday : title.dayThen(shared);
}
