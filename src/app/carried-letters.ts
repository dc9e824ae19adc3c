/** The alphabets of languages whose letters are not all in the fonts that the embeddable build carries. */

export const ALPHABETS = ['latin-ext', 'greek', 'cyrillic'] as const;
export type Alphabet = (typeof ALPHABETS)[number];

const OF_LANGUAGES: Readonly<Record<string, Alphabet>> = {
  el: 'greek',
  pl: 'latin-ext',
  ru: 'cyrillic',
  tr: 'latin-ext',
};

/** `null`: all of its letters are carried. */
export const alphabetOf = (language: string): Alphabet | null => OF_LANGUAGES[language] ?? null;

/** The script beside the page's own that brings the fonts of an alphabet. */
export const lettersFile = (alphabet: Alphabet): string => `letters-${alphabet}.js`;
