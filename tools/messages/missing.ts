/** Messages that a language still lacks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/i18n/languages.ts';
import { areasOf, I18N, readArea, texts } from './read.ts';

/** Returns by area the paths of the messages that the language lacks, with the English texts. */
export function missingIn(language: Language): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const areas = areasOf('en').map((area) => {
    const own = readArea(language, area);
    const english: unknown = JSON.parse(readFileSync(join(I18N, 'messages/en', `${area}.json`), 'utf8'));
    return [area, Object.fromEntries([...texts(english, '')].filter(([path]) => !own.has(path)))] as const;
  });
  return Object.fromEntries(areas.filter(([, lacking]) => Object.keys(lacking).length > 0));
}
