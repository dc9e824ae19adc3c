/** Which language is spoken, and its texts, fetched. */
import { LANGUAGES, type Language, PSEUDO } from './languages.ts';
import type { Messages } from './phrases.ts';
import { type Texts, textsOf } from './texts.ts';

/** How the messages of each language that a build has are fetched, by code. */
export type FetchMessages = Readonly<Record<string, () => Promise<Messages>>> & {
  readonly en: () => Promise<Messages>;
};

/** The languages that players may choose among. */
export const offeredOf = (fetch: FetchMessages): readonly Language[] =>
  Object.keys(fetch).filter((code): code is Language => code in LANGUAGES && code !== PSEUDO);

/**
 * The language that fits best, English where none does.
 * @param wanted tags of languages, the dearest first: `de-AT`
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

/** The texts of the language that fits best; of English where it cannot be fetched. Rejects where neither can be. */
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
