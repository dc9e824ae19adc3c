/** The words of a rules page that fit one table. */
import type { RulesTexts } from '../../i18n/index.ts';
import { hasPartners } from '../../rules/sides.ts';
import type { ToldTable } from './section.ts';

/** Returns the words, with those for partners (6.7), for three who play each for themselves, or for other seats. */
export function wordsAt(words: RulesTexts['rules'], { game, options, seats }: ToldTable) {
  if (hasPartners(game.sides(options, seats))) return { ...words, ...words.ofSides };
  return { ...words, ...(seats === 3 ? words.ofThree : words.ofSeats) };
}
