/**
 * Compiles the messages (`npm run messages`) and prints on stderr the number that each language lacks. `npm run
 * messages -- --missing de` lists the messages that German lacks, with the English ones, as JSON by area. `-- --sizes`
 * prints the size of each language.
 */
import { argv } from 'node:process';
import type { Language } from '../../src/i18n/languages.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { missingIn } from './missing.ts';
import { writtenLanguages } from './read.ts';
import { printSizes } from './sizes.ts';
import { writeMessages } from './write.ts';

const isLanguage = (text: string): text is Language => text in LANGUAGES;

writeMessages();
const [, , what, which = ''] = argv;
if (what === '--sizes') printSizes();
else if (what === '--missing') {
  if (!isLanguage(which)) throw new Error(`no such language: ${which}; there are ${Object.keys(LANGUAGES).join(', ')}`);
  console.log(JSON.stringify(missingIn(which), null, 2));
} else {
  for (const language of writtenLanguages()) {
    const areas = Object.entries(missingIn(language));
    const lines = areas.map(([area, messages]) => `${area} ${Object.keys(messages).length}`);
    if (lines.length > 0) console.error(`${language} says in English (messages an area): ${lines.join(', ')}`);
  }
}
