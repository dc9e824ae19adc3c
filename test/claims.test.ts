/** What the documents claim of the game can be counted, and is true. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../src/rules/games.ts';
import { BROWSERS } from '../tools/browsers/list.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const readme = read('README.md');
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
const pages = ['README.md', ...below('docs').filter((path) => path.endsWith('.md'))];

/** The part of a text from the heading `begin` to before `end`. */
const between = (text: string, begin: string, end: string) =>
  text.slice(text.indexOf(begin), text.indexOf(end, text.indexOf(begin)));

/** The first column of the first table of a text, without its heading. */
function firstColumn(text: string): readonly string[] {
  const lines = text.split('\n');
  const rows = lines.slice(lines.findIndex((line) => line.startsWith('| ---')) + 1);
  const cells = rows.slice(0, rows.indexOf('')).map((row) => row.split(' | ')[0]?.slice(2) ?? '');
  expect(cells).not.toEqual([]);
  return cells;
}

const NUMBERS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty'];
const UNITS = ['', '-one', '-two', '-three', '-four', '-five', '-six', '-seven', '-eight', '-nine'];
/** A number from ten to 69 in words. */
const inWords = (n: number) => NUMBERS[n - 10] ?? `${TENS[Math.floor(n / 10)]}${UNITS[n % 10]}`;

describe('the documents count', () => {
  it('the games', () => {
    expect(readme.replaceAll('\n', ' ')).toContain(`the old books and leaflets: ${inWords(games.length)} in all`);
    expect(read('docs/portals.md')).toContain(`one of ${inWords(games.length - 1)} other games`);
    expect(firstColumn(readme)).toHaveLength(games.length);
    const most = `more than ${TENS[Math.floor((games.length - 2) / 10)]} other`;
    expect(read('index.html')).toContain(`${most} games`);
    for (const page of ['index.html', 'src/i18n/messages/en/stand-by.json']) {
      expect(read(page), page).toContain(`${most} domino games`);
    }
  });

  it('the languages', () => {
    const languages = inWords(readdirSync('src/i18n/messages').length);
    const counts = [...pages, 'index.html'].flatMap((page) =>
      [...read(page).matchAll(/(\w+) languages\b/g)].flatMap(([, word = '']) => (NUMBERS.includes(word) ? [word] : [])),
    );
    expect(new Set(counts)).toEqual(new Set([languages]));
  });

  it('the statecharts', () => {
    // A machine without states, which only answers for its children, has no chart.
    const machines = below('src').filter(
      (path) => path.endsWith('.ts') && /\.createMachine\(/.test(read(path)) && /\bstates: \{/.test(read(path)),
    );
    const [, list = ''] = /\| ([^|]*) as charts, drawn from the machines/.exec(readme) ?? [];
    expect(list.split(/, | and /)).toHaveLength(machines.length);
    expect(read('docs/statecharts.md').match(/^## /gm)).toHaveLength(machines.length);
  });

  it('the browsers, and the version of Node', () => {
    const { chrome, edge, firefox, safari } = BROWSERS;
    expect(chrome).toBe(edge);
    expect(readme).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}.`);
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(`>=${/Node \(([\d.]+) or newer\)/.exec(readme)?.[1]}`).toBe(engines.node);
  });
});

describe('the documents name', () => {
  const files = ['src', 'test', 'tools', 'docs', 'public'].flatMap((folder) => [folder, ...below(folder)]);
  const map = between(readme, '## The map', '`rules ←');

  it('every folder of the sources on the map, and no file or folder that is not there', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !map.includes(`\n  ${name}/`))).toEqual([]);
    const named = [...map.matchAll(/[\w-]+(?:\.\w+)*\.ts\b|(?<![\w/])[\w-]+\/(?=[ ,;:)(])/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((name) => !files.some((path) => `/${path}`.endsWith(`/${name.replace(/\/$/, '')}`)))).toEqual(
      [],
    );
  });

  it('only files that are there, also without their folders', () => {
    // Made by the builds, or by whoever builds.
    const made = /^(language|letters)-\w+\.js$|^service-worker\.js$|^portals\.json$/;
    const there = new Set([...files, ...readdirSync('.')].map((path) => basename(path)));
    const wrong = pages.flatMap((page) =>
      [...read(page).matchAll(/`([\w.-]+\.(?:ts|mts|mjs|js|json|css|svg|md|html))`/g)].flatMap(([, name = '']) =>
        there.has(name) || made.test(name) ? [] : [`${page}: ${name}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('every page of the documents', () => {
    const linked = [...readme.matchAll(/\]\((docs\/[\w-]+)/g)].map(([, path]) => path);
    const all = below('docs').filter((path) => path.endsWith('.md') && dirname(path) === 'docs');
    expect(all.filter((path) => !linked.includes(path.replace('.md', '')))).toEqual([]);
  });

  it('every package that is installed, and no other', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const installed = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const told = firstColumn(between(readme, '## Dependencies', '## Licence')).flatMap((cell) => cell.split(', '));
    expect(told.sort()).toEqual(installed.sort());
  });

  it('each word of the vocabulary once', () => {
    const words = firstColumn(read('docs/vocabulary.md')).flatMap((cell) => cell.split(', '));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});
