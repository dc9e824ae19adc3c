/**
 * The page before the game has come, in the languages of the game. English stands in `index.html`; the others are a table in
 * `public/stand-by.js`, which takes the words from it that fit, and, for browsers without scripts, lines of the page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../src/i18n/languages.ts';
import { readArea, STAND_BY } from '../messages/read.ts';
import { offeredLanguages } from '../messages/write.ts';

const SCRIPT = 'stand-by.js';

/** Where each word stands among the messages; its name is that of `data-words` in the page. */
const SOURCES = {
  name: ['games', 'cyprus'],
  line: ['screens', 'title.line'],
  coming: [STAND_BY, 'coming'],
  slow: [STAND_BY, 'slow'],
  missing: [STAND_BY, 'missing'],
  reload: ['screens', 'toast.reload'],
  refused: [STAND_BY, 'refused'],
} as const;

/** What a language says itself: a plain text. */
export function textOf(language: Language, area: string, path: string): string | undefined {
  return readArea(language, area)
    .get(path)
    ?.tokens.map((token) => (token.type === 'content' ? token.value : ''))
    .join('');
}

/** The words of the page in one language, by their names. */
export const standByWords = (language: Language) =>
  Object.fromEntries(Object.entries(SOURCES).map(([name, [area, path]]) => [name, textOf(language, area, path)]));

const besideEnglish = (languages: readonly Language[]) => languages.filter((each) => each !== 'en');

/** Remarks and indents weigh a third of it. What the build makes other scripts smaller with writes newer JavaScript. */
const withoutRemarks = (script: string) => script.replace(/^ *\/\/.*\n|^ +/gm, '');

/** `public/stand-by.js` for a build of these languages. */
export function standByScript(root: string, languages: readonly Language[]): string {
  const table = Object.fromEntries(besideEnglish(languages).map((each) => [each, standByWords(each)]));
  const [head, tail, ...rest] = readFileSync(join(root, 'public', SCRIPT), 'utf8').split('var WORDS = {};');
  if (tail === undefined || rest.length > 0) throw new Error(`public/${SCRIPT} has no place for its words`);
  return withoutRemarks(`${head}var WORDS = ${JSON.stringify(table)};${tail}`);
}

/** The page says in all these languages that it needs scripts: none can choose among them. */
export function standByPage(html: string, languages: readonly Language[]): string {
  const lines = besideEnglish(languages).map(
    (each) => `<p lang="${each}">${textOf(each, STAND_BY, 'noScript') ?? ''}</p>`,
  );
  return html.replace('</noscript>', `${lines.join('')}</noscript>`);
}

/** Puts both into the builds of ES modules, which have all languages, and into what `npm run dev` serves. */
export function standBy(): Plugin {
  let root = '';
  const script = () => standByScript(root, offeredLanguages());
  return {
    name: 'stand-by',
    configResolved(config) {
      root = config.root;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${SCRIPT}`, (_, response) => {
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.end(script());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: SCRIPT, source: script() });
    },
    transformIndexHtml: (html) => standByPage(html, offeredLanguages()),
  };
}
