/** The parts that fill a language's messages: tiles, numbers, lists and persons. */

import { capitalised, initialOf } from '../names/capitals.ts';
import { inLine } from '../names/in-line.ts';
import type { Tile } from '../rules/game.ts';
import { halves } from '../rules/tiles.ts';
import type { TileKind } from './arguments.ts';
import type { messages as english } from './compiled/en/en.ts';
import { personPhrases } from './person-phrases.ts';
import { suitPhrases } from './suit-phrases.ts';

/** The messages of one language: those of every match, and the loaders of the others. */
export type Messages = typeof english;

export type Phrases = ReturnType<typeof phrasesOf>;

export function phrasesOf(messages: Messages) {
  const { language, locale, words, number } = messages;
  const tile = (face: Tile): string => {
    const [low, high] = halves(face);
    return words.tile({ double: low === high, low: words.suit(low), high: words.suit(high) });
  };
  const kindOf = (face: Tile): TileKind => {
    const [low, high] = halves(face);
    return low === high ? 'double' : 'other';
  };
  /** Returns a tile as an argument. */
  const the = (face: Tile) => ({ tile: tile(face), tileIs: kindOf(face) });
  return {
    language,
    ...suitPhrases(messages),
    ...personPhrases(messages),
    /** A face in words: `four-nine`, `double nine`. */
    tile,
    the,
    theTile: (face: Tile) => words.theTile(the(face)),
    figure: number,
    tiles: (n: number) => words.tiles(n),
    points: (n: number) => words.points(n),
    /** Two partners, by their names. */
    pair: (names: readonly string[]) => names.map(inLine).reduce((first, second) => words.and({ first, second })),
    /** A number with one decimal. */
    decimal: (n: number) => n.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** Returns a formatter of days such as `2026-11-23` in that style. */
    dates: (style: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
      return (day: string) => format.format(Date.parse(`${day}T00:00:00Z`));
    },
    /** A label before its text on the same line: each language has its own space before a colon. */
    withColon: (text: string) => words.withColon(text),
    /** A list after `neither`. */
    nor: (list: readonly string[]) => list.reduce((first, second) => words.nor({ first, second })),
    /** Capitalises the first letter of a sentence, whatever it begins with. */
    sentence: (text: string) => capitalised(text, locale),
    /** The letter that stands for a name. */
    initial: (name: string) => initialOf(name, locale),
  };
}
