/** Chooses a language and loads its texts. */
import { LANGUAGES, type Language, PSEUDO } from './languages.ts';
import type { Messages } from './phrases.ts';
import { type Texts, textsOf } from './texts.ts';

/** The loaders of the messages of each language in a build, by code. */
export type FetchMessages = Readonly<Record<string, () => Promise<Messages>>> & {
  readonly en: () => Promise<Messages>;
};

/** Returns the languages that players may choose. */
export const offeredOf = (fetch: FetchMessages): readonly Language[] =>
  Object.keys(fetch).filter((code): code is Language => code in LANGUAGES && code !== PSEUDO);

/**
 * Returns the language that fits best; English if none does.
 * @param wanted language tags such as `de-AT`, the preferred first.
 */
export function languageFor(codes: readonly string[], wanted: readonly string[]): string {
  const baseOf = (tag: string) => tag.toLowerCase().replace(/-.*/, '');
  for (const tag of wanted) {
    const found =
      codes.find((code) => code.toLowerCase() === tag.toLowerCase()) ??
      codes.find((code) => tag !== '' && baseOf(code) === baseOf(tag));
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Loads the texts of the language that fits best, or of English if that fails. Rejects if both fail. */
export async function fetchTexts(fetch: FetchMessages, wanted: readonly string[]): Promise<Texts> {
  const language = languageFor(Object.keys(fetch), wanted);
  const english = async () => textsOf(await fetch.en());
  if (language === 'en') return await english();
  try {
    return textsOf(await (fetch[language] ?? fetch.en)());
  } catch {
    return await english();
  }
}
