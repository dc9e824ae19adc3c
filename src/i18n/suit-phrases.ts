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
  const pips = (n: number) => ({ suit: suit(n), aSuit: words.aSuit({ n, of: suit(n) }), noSuit: noSuit(n), suitIs: n });
  /** Returns the arguments for several. `only`: what lacks where it is one. `lacked`: each where several are lacking. */
  const several = (each: readonly string[], only: string | undefined, lacked: readonly string[]) => {
    const none = () => words.noSuits({ or: either.format(lacked), and: all.format(lacked), nor: norSuit(lacked) });
    const noSuits = lacked.length > 1 ? none() : (only ?? '');
    return { suits: either.format(each), norSuits: norSuit(each), noSuits, suitsAre: each.length };
  };
  return {
    all: (list: readonly string[]) => all.format(list),
    either: (list: readonly string[]) => either.format(list),
    /** A number of pips in words. */
    suit,
    /** Pips as an argument: `four`, `a four`, `no fours`. */
    pips,
    /**
     * Several numbers as an argument: `four or five`, `four nor five`, `no fours or fives`. `said`: the form of each in
     * the first two.
     */
    suits: (list: readonly number[], said: (n: number) => string) =>
      several(
        list.map(said),
        list.map(noSuit)[0],
        list.map((n) => words.lackedSuit({ n, of: suit(n) })),
      ),
    /** The doubles of several numbers as the same argument: `double four or double five`, `no double four`. */
    doubles: (list: readonly number[], said: (n: number) => string) =>
      several(
        list.map(said),
        list.map((n) => words.noDouble(pips(n)))[0],
        list.map((n) => words.lackedDouble(pips(n))),
      ),
  };
}
