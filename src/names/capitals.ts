/** Capital letters as a language writes them, for names and at the start of a line. */
import { graphemesOf } from './graphemes.ts';

/** Georgian capitals, which are only for headlines all in capitals: no other word begins with one. */
const MTAVRULI = /[\u1c90-\u1cbf]/;

/** Returns the letter as a capital. A Greek letter keeps its accent, and a Georgian one stays as it is. */
function capitalOf(letter: string, language: string): string {
  const capital = language === 'el' ? letter.toUpperCase() : letter.toLocaleUpperCase(language);
  return MTAVRULI.test(capital) ? letter : capital;
}

/** Returns the text with a capital at its start, if that is one letter: ß has none. */
export function capitalised(text: string, language: string): string {
  const [first = ''] = text;
  const capital = capitalOf(first, language);
  return (graphemesOf(capital).length > 1 ? first : capital) + text.slice(first.length);
}

/** Returns the one letter that stands for a name. */
export function initialOf(name: string, language: string): string {
  const letters = graphemesOf(name.trim());
  const first = letters.find((letter) => /[\p{L}\p{N}\p{S}]/u.test(letter)) ?? letters[0] ?? '';
  return graphemesOf(capitalOf(first, language))[0] ?? '';
}
