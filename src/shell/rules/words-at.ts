/** The words of a rules page that fit one table. */
import type { RulesTexts } from '../../i18n/index.ts';
import { hasPartners } from '../../rules/sides.ts';
import type { ToldTable } from './section.ts';

/** Returns the words, those about seats exchanged for those about sides if partners play together (6.7). */
export function wordsAt(words: RulesTexts['rules'], { game, options, seats }: ToldTable) {
  return hasPartners(game.sides(options, seats)) ? { ...words, ...words.ofSides } : { ...words, ...words.ofSeats };
}
