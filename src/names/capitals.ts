/** Capital letters as a language writes them: of names, and at the head of a line. */
import { graphemesOf } from './graphemes.ts';

/** Georgian letters for headlines in capitals throughout: no word begins with one. */
const MTAVRULI = /[\u1c90-\u1cbf]/;

/** The letter as a capital; a Greek one keeps its accent, and a Georgian one is as it is. */
function capitalOf(letter: string, language: string): string {
  const capital = language === 'el' ? letter.toUpperCase() : letter.toLocaleUpperCase(language);
  return MTAVRULI.test(capital) ? letter : capital;
}

/** The text with a capital at its head, where that is one letter: ß has none. */
export function capitalised(text: string, language: string): string {
  const [first = ''] = text;
  const capital = capitalOf(first, language);
  return (graphemesOf(capital).length > 1 ? first : capital) + text.slice(first.length);
}

/** The one letter that stands for a name. */
export function initialOf(name: string, language: string): string {
  const letters = graphemesOf(name.trim());
  const first = letters.find((letter) => /[\p{L}\p{N}\p{S}]/u.test(letter)) ?? letters[0] ?? '';
  return graphemesOf(capitalOf(first, language))[0] ?? '';
}
