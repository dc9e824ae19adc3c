/** Names that people type, hosts send and files bring: cleaned, measured, cut, and told apart. */
import { graphemesOf } from './graphemes.ts';

/** The longest name, UTF-16 units: as long as saves keep. */
export const LONGEST_NAME = 60;
/** And its letters, as a reader counts them. */
export const MOST_LETTERS = 40;
/** A name of so many letters leaves room for a sentence on the smallest screen. */
const ROOM = 24;

/** Lines, spaces of all kinds, and glyphs that are blank though they count as letters or signs. */
const BLANK = /[\p{Cc}\p{White_Space}\u2800\u{1d159}\u{13441}\u{13442}]+/gu;
/** Half a code point, and the annotations that only programs exchange. */
const BROKEN = /[\p{Cs}\ufff9-\ufffb]/gu;
/** Nobody sees these; all but joiners, variation selectors and tags are dropped wherever they stand. */
const UNSEEN = /(?!\u200c|\u200d|\p{VS}|[\u{e0020}-\u{e007f}])\p{DI}/gu;
/** Tags, but those of a flag. */
const TAGS = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,8}\u{e007f})|[\u{e0020}-\u{e007f}]/gu;
/** Variation selectors, but one after what can vary. */
const VARIATIONS = /([\p{L}\p{N}\p{P}\p{S}]\p{VS})|\p{VS}/gu;
/** Joiners, but one between letters or pictographs, and one that shapes the last letter of an Indic word. */
const JOINERS =
  /([\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d])(?=[\p{L}\p{N}\p{Extended_Pictographic}])|(\p{M}\u200d)(?= |$)|[\u200c\u200d]/gu;
/** More marks than any script writes on one letter. */
const MARKS = /(\p{M}{6})\p{M}+/gu;
/** Something that a reader sees. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The name on one line, composed (NFC), without anything that nobody sees, and not longer than names are. Empty where
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
    // What stands side by side now may be one letter.
    .normalize('NFC')
    .replace(MARKS, '$1')
    .trim();
  return SEEN.test(seen) ? cut(seen, LONGEST_NAME, MOST_LETTERS) : '';
}

/** The name of somebody at a seat as it came from outside; the number of the seat where nothing of it can be seen. */
export const nameAt = (seat: number, name: string): string => cleanName(name) || `${seat + 1}`;

/** What a field takes, UTF-16 units: more than any name, so that a name is cut between letters, which a field does not. */
export const LONGEST_TYPED = 1000;

/** A name that leaves room for a sentence around it: a long one is cut off. */
export function shortName(name: string): string {
  const letters = graphemesOf(name);
  return letters.length > ROOM
    ? `${letters
        .slice(0, ROOM - 1)
        .join('')
        .trim()}…`
    : name;
}

/** The name with a number that tells it apart from others, not longer than names are. */
export const numbered = (name: string, n: number): string => {
  const end = ` ${n}`;
  return cut(name, LONGEST_NAME - end.length, MOST_LETTERS - end.length) + end;
};

/** What two names that are taken for each other have in common. */
export const likeness = (name: string): string => name.normalize('NFKC').toLowerCase();

/** At most so many UTF-16 units and letters of a name, whole letters. */
function cut(name: string, units: number, most: number): string {
  // One code point more than there is room for: a letter that this parts does not fit.
  const letters = graphemesOf(name.slice(0, units + 2)).slice(0, most);
  while (letters.join('').length > units) letters.pop();
  return letters.join('').trim();
}
