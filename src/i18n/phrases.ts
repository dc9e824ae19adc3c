/** The parts that fill a language's messages: tiles, numbers, lists and persons. */

import { capitalised, initialOf } from '../names/capitals.ts';
import { inLine } from '../names/in-line.ts';
import type { Tile } from '../rules/game.ts';
import { halves } from '../rules/tiles.ts';
import type { Person, TileKind } from './arguments.ts';
import type { messages as english } from './compiled/en/en.ts';
import type { Who } from './who.ts';

/** The messages of one language: those of every match, and the loaders of the others. */
export type Messages = typeof english;

export type Phrases = ReturnType<typeof phrasesOf>;

export function phrasesOf({ locale, words, number }: Pick<Messages, 'locale' | 'words' | 'number'>) {
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const suit = (n: number) => words.suit(n);
  const tile = (face: Tile): string => {
    const [low, high] = halves(face);
    return words.tile({ double: low === high, low: suit(low), high: suit(high) });
  };
  const isYou = ({ name, you }: Who) => you || name === words.you;
  const personOf = (who: Who): Person => {
    if (isYou(who)) return who.with === undefined ? 'you' : 'youTwo';
    return who.with === undefined ? 'other' : 'two';
  };
  const kindOf = (face: Tile): TileKind => {
    const [low, high] = halves(face);
    return low === high ? 'double' : 'other';
  };
  /** Returns a person as an argument. */
  const by = (who: Who) => ({ who: personOf(who), name: inLine(who.name), partner: inLine(who.with ?? '') });
  /** Returns a tile as an argument. */
  const the = (face: Tile) => ({ tile: tile(face), tileIs: kindOf(face) });
  return {
    /** A face in words: `four-nine`, `double nine`. */
    tile,
    /** A number of pips in words. */
    suit,
    the,
    theTile: (face: Tile) => words.theTile(the(face)),
    by,
    /** Pips as an argument: `four`, `a four`, `no four`. */
    pips: (n: number) => ({
      suit: suit(n),
      aSuit: words.aSuit({ n, of: suit(n) }),
      noSuit: words.noSuit({ n, of: suit(n) }),
      suitIs: n,
    }),
    figure: number,
    tiles: (n: number) => words.tiles(n),
    points: (n: number) => words.points(n),
    /** Two partners, by their names. */
    pair: (names: readonly string[]) => names.map(inLine).reduce((first, second) => words.and({ first, second })),
    /** A person within a sentence; a team by both names. */
    named: (who: Who) => words.named(by(who)),
    /** A number with one decimal. */
    decimal: (n: number) => n.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** Returns a formatter of days such as `2026-11-23` in that style. */
    dates: (style: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
      return (day: string) => format.format(Date.parse(`${day}T00:00:00Z`));
    },
    all: (list: readonly string[]) => all.format(list),
    either: (list: readonly string[]) => either.format(list),
    /** A list after `neither`. */
    nor: (list: readonly string[]) => list.reduce((first, second) => words.nor({ first, second })),
    /** Capitalises the first letter of a sentence, whatever it begins with. */
    sentence: (text: string) => capitalised(text, locale),
    /** The letter that stands for a name. */
    initial: (name: string) => initialOf(name, locale),
  };
}
