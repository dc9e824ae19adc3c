/** Letters as a reader counts them: an emoji of several code points is one, and so is a letter with its marks. */

/** Marks, skin tones, variation selectors and tags, which belong to the code point before them. */
const EXTENDS = String.raw`[\p{M}\p{Emoji_Modifier}\u200c\ufe0e\ufe0f\u{e0020}-\u{e007f}]`;
/** A flag, or a code point with all that extends it; a joiner adds the next pictograph. */
const CLUSTER = new RegExp(
  String.raw`\r\n|(?:\p{RI}{2}|[^])${EXTENDS}*(?:\u200d(?:\p{Extended_Pictographic}${EXTENDS}*)?)*`,
  'gu',
);

/** Returns the letters of a text by code points that belong together, for browsers without `Intl.Segmenter`. */
export const clustersOf = (text: string): string[] => text.match(CLUSTER) ?? [];

/** Made once, because making it is slow and it serves every text. Firefox has had it since version 125. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : null;

/** Returns the letters of a text as a reader counts them. */
export const graphemesOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : clustersOf(text);
