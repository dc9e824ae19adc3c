/** Names that people type, hosts send and files bring: cleaned, measured, cut, and told apart. */
import { graphemesOf } from './graphemes.ts';

/** UTF-16 units of the longest name: saves keep no longer ones. */
export const LONGEST_NAME = 60;
/** Letters of the longest name, as a reader counts them. */
export const MOST_LETTERS = 40;
/** Letters of the longest name that leaves room for a sentence on the smallest screen. */
const ROOM = 24;

/** Line breaks, control characters, all kinds of spaces, and blank glyphs that count as letters or signs. */
const BLANK = /[\p{Cc}\p{White_Space}\u2800\u{1d159}\u{13441}\u{13442}]+/gu;
/** Halves of code points, and annotations that only programs exchange. */
const BROKEN = /[\p{Cs}\ufff9-\ufffb]/gu;
/** Invisible code points that are dropped everywhere: all but joiners, variation selectors and tags. */
const UNSEEN = /(?!\u200c|\u200d|\p{VS}|[\u{e0020}-\u{e007f}])\p{DI}/gu;
/** Tags, except those of a flag. */
const TAGS = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,8}\u{e007f})|[\u{e0020}-\u{e007f}]/gu;
/** Variation selectors, except one after a character that can vary. */
const VARIATIONS = /([\p{L}\p{N}\p{P}\p{S}]\p{VS})|\p{VS}/gu;
/** Joiners, except one between letters or pictographs, and one that shapes the last letter of an Indic word. */
const JOINERS =
  /([\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d])(?=[\p{L}\p{N}\p{Extended_Pictographic}])|(\p{M}\u200d)(?= |$)|[\u200c\u200d]/gu;
/** More marks than any script writes on one letter. */
const MARKS = /(\p{M}{6})\p{M}+/gu;
/** A character that a reader sees. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Returns the name on one line, composed (NFC), without invisible characters, and cut to the longest name. Empty if
 * nothing of it can be seen.
 */
export function cleanName(name: string): string {
  const seen = name
    .replace(BROKEN, '')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(BLANK, ' ')
    .replace(TAGS, '$1')
    .replace(VARIATIONS, '$1')
    .replace(JOINERS, '$1$2')
    .replace(/ +/g, ' ')
    // Characters that are neighbours only now may compose to one letter.
    .normalize('NFC')
    .replace(MARKS, '$1')
    .trim();
  return SEEN.test(seen) ? cut(seen, LONGEST_NAME, MOST_LETTERS) : '';
}

/** Returns a sitter's name from outside, cleaned; the number of the seat if nothing of it can be seen. */
export const nameAt = (seat: number, name: string): string => cleanName(name) || `${seat + 1}`;

/** UTF-16 units that a field takes: more than any name has. A field could cut within a letter; `cleanName` does not. */
export const LONGEST_TYPED = 1000;

/** Returns the name, cut off if it is too long to leave room for a sentence around it. */
export function shortName(name: string): string {
  const letters = graphemesOf(name);
  return letters.length > ROOM
    ? `${letters
        .slice(0, ROOM - 1)
        .join('')
        .trim()}…`
    : name;
}

/** Returns the name with a number that tells it apart from others, cut to the longest name. */
export const numbered = (name: string, n: number): string => {
  const end = ` ${n}`;
  return cut(name, LONGEST_NAME - end.length, MOST_LETTERS - end.length) + end;
};

/** Returns the same text for names that look alike to a reader. */
export const likeness = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Returns whole letters from the start of a name, within so many UTF-16 units and letters. */
function cut(name: string, units: number, most: number): string {
  // The slice is one code point longer than the room, so a letter that it splits does not fit.
  const letters = graphemesOf(name.slice(0, units + 2)).slice(0, most);
  while (letters.join('').length > units) letters.pop();
  return letters.join('').trim();
}
