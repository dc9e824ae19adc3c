/** The languages of the game. */

/** The languages by code: `name` in the language itself, and `locale` for numbers, lists and dates. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de' },
  el: { name: 'Ελληνικά', locale: 'el' },
  es: { name: 'Español', locale: 'es' },
  fr: { name: 'Français', locale: 'fr' },
  it: { name: 'Italiano', locale: 'it' },
  nl: { name: 'Nederlands', locale: 'nl' },
  pl: { name: 'Polski', locale: 'pl' },
  'pt-BR': { name: 'Português (Brasil)', locale: 'pt-BR' },
  ru: { name: 'Русский', locale: 'ru' },
  tr: { name: 'Türkçe', locale: 'tr' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly locale: string }>>;

export type Language = keyof typeof LANGUAGES;

/** English with accents, half as long again: for tests, and if the address names it. */
export const PSEUDO = 'en-XA';
