/** Arguments shared by messages that load late. */
import type { Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';

/** Returns a number in words as `amount`, and as a number as `amountIs`. */
export const counted = ({ suit }: Phrases, n: number) => ({ amount: suit(n), amountIs: n });

/** Languages that name the reader last: `Elias et toi`. */
const YOU_LAST: readonly string[] = ['fr'];

/** Returns several persons or teams as a list, as subjects; the reader is the first or the last, as the language has it. */
export function listOf({ all, language, named, isYou, theName }: Phrases, those: readonly Who[]) {
  const others = those
    .filter((who) => !isYou(who))
    .map((who) => (who.with === undefined ? theName(who.name) : named(who)));
  const you = those.filter(isYou).map(named);
  return {
    those: all(YOU_LAST.includes(language) ? [...others, ...you] : [...you, ...others]),
    thoseAre: those.length,
    withYou: you.length > 0,
  };
}
