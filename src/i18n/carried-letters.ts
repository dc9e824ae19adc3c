/** The alphabets of languages whose letters are not all in the fonts that the embeddable build carries. */

export const ALPHABETS = ['latin-ext', 'greek', 'cyrillic'] as const;
export type Alphabet = (typeof ALPHABETS)[number];

const OF_LANGUAGES: Readonly<Record<string, Alphabet>> = {
  el: 'greek',
  pl: 'latin-ext',
  ru: 'cyrillic',
  tr: 'latin-ext',
};

/** Returns the alphabet of a language; null if the carried fonts have all its letters. */
export const alphabetOf = (language: string): Alphabet | null => OF_LANGUAGES[language] ?? null;

/** Returns the file of the script that adds an alphabet's fonts. */
export const lettersFile = (alphabet: Alphabet): string => `letters-${alphabet}.js`;
