/**
 * The words of the page before the game has loaded, in its languages. English is in `index.html`. The other languages
 * are a table in `public/stand-by.js` and, for browsers without scripts, lines of the page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../src/i18n/languages.ts';
import { CHECK, readArea, STAND_BY } from '../messages/read.ts';
import { offeredLanguages } from '../messages/write.ts';

const SCRIPT = 'stand-by.js';
const CHECK_WORDS = 'check-words.js';

/** The message of each word; its name is that of `data-words` in the page. */
const SOURCES = {
  name: ['screens', 'title.name'],
  line: ['screens', 'title.line'],
  coming: [STAND_BY, 'coming'],
  slow: [STAND_BY, 'slow'],
  missing: [STAND_BY, 'missing'],
  reload: ['screens', 'toast.reload'],
  refused: [STAND_BY, 'refused'],
} as const;

/** Returns a message of one language as plain text; `undefined` if the language lacks it. */
export function textOf(language: Language, area: string, path: string): string | undefined {
  return readArea(language, area)
    .get(path)
    ?.tokens.map((token) => (token.type === 'content' ? token.value : ''))
    .join('');
}

/** Returns the words of the page in one language, by their names. */
export const standByWords = (language: Language) =>
  Object.fromEntries(Object.entries(SOURCES).map(([name, [area, path]]) => [name, textOf(language, area, path)]));

const besideEnglish = (languages: readonly Language[]) => languages.filter((each) => each !== 'en');

/** Removes comments and indents, a third of the size. The build's own minifier would write newer JavaScript. */
const withoutRemarks = (script: string) => script.replace(/^ *\/\/.*\n|^ +/gm, '');

/** Returns a script of `public/` with the words of these languages. */
function filled(root: string, script: string, languages: readonly Language[], wordsOf: (language: Language) => object) {
  const table = Object.fromEntries(besideEnglish(languages).map((each) => [each, wordsOf(each)]));
  const [head, tail, ...rest] = readFileSync(join(root, 'public', script), 'utf8').split('var WORDS = {};');
  if (tail === undefined || rest.length > 0) throw new Error(`public/${script} has no place for its words`);
  return withoutRemarks(`${head}var WORDS = ${JSON.stringify(table)};${tail}`);
}

/** Returns `public/stand-by.js` for a build of these languages. */
export const standByScript = (root: string, languages: readonly Language[]): string =>
  filled(root, SCRIPT, languages, standByWords);

/** Returns `public/check-words.js`, for the page that checks records. */
export const checkWordsScript = (root: string, languages: readonly Language[]): string =>
  filled(root, CHECK_WORDS, languages, (language) =>
    Object.fromEntries([...readArea(language, CHECK).keys()].map((key) => [key, textOf(language, CHECK, key)])),
  );

/** Returns the page with a line in each language that it needs scripts: without one, no language can be chosen. */
export function standByPage(html: string, languages: readonly Language[]): string {
  const lines = besideEnglish(languages).map(
    (each) => `<p lang="${each}">${textOf(each, STAND_BY, 'noScript') ?? ''}</p>`,
  );
  return html.replace('</noscript>', `${lines.join('')}</noscript>`);
}

/** Puts both scripts into the builds of ES modules, which have all languages, and into `npm run dev`. */
export function standBy(): Plugin {
  let root = '';
  const scripts = {
    [SCRIPT]: () => standByScript(root, offeredLanguages()),
    [CHECK_WORDS]: () => checkWordsScript(root, offeredLanguages()),
  };
  return {
    name: 'stand-by',
    configResolved(config) {
      root = config.root;
    },
    configureServer({ middlewares }) {
      for (const [name, script] of Object.entries(scripts))
        middlewares.use(`/${name}`, (_, response) => {
          response.setHeader('content-type', 'text/javascript; charset=utf-8');
          response.end(script());
        });
    },
    generateBundle() {
      for (const [fileName, script] of Object.entries(scripts))
        this.emitFile({ type: 'asset', fileName, source: script() });
    },
    transformIndexHtml: (html) => standByPage(html, offeredLanguages()),
  };
}
