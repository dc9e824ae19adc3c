/** Numbers of pips as arguments of messages. */
import type { messages as english } from './compiled/en/en.ts';

/** Returns the arguments for one number of pips, or for several of which one would do or all are lacking. */
export function suitPhrases({ locale, words }: Pick<typeof english, 'locale' | 'words'>) {
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const suit = (n: number) => words.suit(n);
  const noSuit = (n: number) => words.noSuit({ n, of: suit(n) });
  const norSuit = (list: readonly string[]) =>
    list.length > 0 ? list.reduce((first, second) => words.norSuit({ first, second })) : '';
  /** Returns what is lacking where none of these numbers is there. */
  const noSuits = (list: readonly number[]) => {
    const [only, ...others] = list;
    if (only === undefined) return '';
    if (others.length === 0) return noSuit(only);
    const lacked = list.map((n) => words.lackedSuit({ n, of: suit(n) }));
    return words.noSuits({ or: either.format(lacked), and: all.format(lacked), nor: norSuit(lacked) });
  };
  return {
    all: (list: readonly string[]) => all.format(list),
    either: (list: readonly string[]) => either.format(list),
    /** A number of pips in words. */
    suit,
    /** Pips as an argument: `four`, `a four`, `no fours`. */
    pips: (n: number) => ({ suit: suit(n), aSuit: words.aSuit({ n, of: suit(n) }), noSuit: noSuit(n), suitIs: n }),
    /**
     * Several numbers as an argument: `four or five`, `four nor five`, `no fours or fives`. `said`: the form of each in
     * the first two.
     */
    suits: (list: readonly number[], said: (n: number) => string) => {
      const each = list.map(said);
      return { suits: either.format(each), norSuits: norSuit(each), noSuits: noSuits(list), suitsAre: list.length };
    },
  };
}
