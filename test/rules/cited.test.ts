/**
 * Every numbered sentence of the rules pages about a game that is played is cited by a test, and the list of which is
 * kept in the documents. Write it again with
 *
 *   npx vitest run test/rules/cited -u
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageText } from './pages/tables.ts';
import { SENTENCES_TO_COME } from './pages/to-come.ts';

const here = new URL('./', import.meta.url);
/** The numbers of a page's sentences; the section on options is one table, and has its own number alone. */
const sentencesOn = (page: string) =>
  [...pageText(page).matchAll(/^\**(\d+\.\d+)[ *]|^## (24)\. Options$/gm)].map(
    ([, sentence, section]) => sentence ?? section ?? '',
  );

/** On the page of line games: no game and no option that is still to come. */
const PLAYED = /^((?:[6-9]|1\d|2[0-3]|25)\.\d+|24)$/;
const isPlayed = (number: string) => !SENTENCES_TO_COME.includes(number);
const stars = sentencesOn('star-games.md').filter(isPlayed);
const lines = sentencesOn('line-games.md').filter((number) => PLAYED.test(number) && isPlayed(number));
/** Of the page of family games what is played; names are no rule (33.7). */
const OF_FAMILY = [/^28\./, /^29\./, /^30\./, /^31\./, /^32\./, /^33\.[1-68]$/];
const family = sentencesOn('family-games.md').filter((number) => OF_FAMILY.some((played) => played.test(number)));
const sentences = [...stars, ...lines, ...family];

/** Numbers of sentences in a title; that of the whole section only before its colon. */
const NUMBER = /\b\d+\.\d+\b|\b24(?=(?:, [\d.]+)*: )(?<=^(?:[\d.]+, )*24)/g;

/** The titles of a file's tests, each behind that of its group, with the sentences that they name. */
function titlesOf(file: string) {
  const source = readFileSync(new URL(file, here), 'utf8');
  let group = '';
  return [...source.matchAll(/^( *)(describe|it)(?:\.each\(.*)?\(\s*'([^']*)'|^( *)\]\)\('([^']*)'/gm)].flatMap(
    (found) => {
      const indent = found[1] ?? found[4] ?? '';
      const title = found[3] ?? found[5] ?? '';
      if (found[2] === 'describe') {
        group = indent === '' ? title : group;
        return [];
      }
      // A test that names none holds those of its group.
      const cites: readonly string[] = title.match(NUMBER) ?? (indent === '' ? [] : (group.match(NUMBER) ?? []));
      return [{ file, title: title.replace(/^[\d.]+: /, ''), cites }];
    },
  );
}

const tests = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.test.ts') && !/^(audit|cited)/.test(file))
  .sort()
  .flatMap(titlesOf);

const cited = new Map(sentences.map((number) => [number, tests.filter(({ cites }) => cites.includes(number))]));

it('finds the sentences of the pages', () => {
  expect([stars.length, lines.length, family.length]).toEqual([37, 123, 41]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

it('cites every sentence in the title of a test', () => {
  expect(sentences.filter((number) => cited.get(number)?.length === 0)).toEqual([]);
});

it('keeps the list of them', async () => {
  const sections = sentences.map((number) => {
    const lines = (cited.get(number) ?? []).map(({ file, title }) => `- ${title} (\`${file}\`)`);
    return `## ${number}\n\n${lines.join('\n')}\n`;
  });
  const text = [
    '# Sentences and tests\n',
    'Which tests in `test/rules` hold each numbered sentence of the rules pages, as far as it is about a game that is played.\n',
    ...sections,
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../docs/rules-tests.md');
});
