/** The names of matches under way. */
import type { Texts } from '../../i18n/index.ts';
import type { Game } from '../../rules/game.ts';
import { sharedOf } from '../deal-number.ts';
import { dealNumbersOf } from '../kinds/deal-numbers.ts';
import type { MatchSetup } from '../table.machine.ts';

/** Returns the name of a match of one of these games: its game and current deal, its puzzle, or its numbered deal. */
export function matchWords(
  { title, games: names }: Texts,
  games: readonly Game[],
  { game: id, seed, log, given }: MatchSetup,
): string {
  const name = names[id]?.name ?? id;
  const shared = sharedOf(seed);
  if (shared !== null) return dealNumbersOf(games.find((game) => game.id === id) ?? {}).words(title, name, shared);
  return given ? title.playsOn(name, given.length) : title.atDeal(name, Math.max(1, log.length));
}
