/** The web app manifests of all languages; `public/manifest.webmanifest` is the English one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from '../../src/offline/kept-release.ts';
import { STAND_BY } from '../messages/read.ts';
import { offeredLanguages } from '../messages/write.ts';
import { textOf } from './stand-by.ts';

/** Returns the manifests of all languages but English, by file name. */
export function manifests(root: string): Readonly<Record<string, string>> {
  const english = JSON.parse(readFileSync(join(root, 'public', manifestOf('en')), 'utf8')) as object;
  const others = offeredLanguages().filter((language) => language !== 'en');
  return Object.fromEntries(
    others.map((language) => {
      const description = textOf(language, STAND_BY, 'about');
      return [manifestOf(language), `${JSON.stringify({ ...english, lang: language, description }, null, 2)}\n`];
    }),
  );
}
