/** What the documents name is there: files, folders and commands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const pages = ['README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))];
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');

it.each(pages)('names in %s only what is there', (page) => {
  const text = readFileSync(page, 'utf8');
  const paths = found(text, /`((?:src|test|tools|docs|public)\/[\w./-]*)`/g);
  const links = found(text, /\]\(([^)#:]+)\)/g).map((link) => join(dirname(page), link));
  expect([...paths, ...links].filter((path) => !existsSync(path))).toEqual([]);
});

it('names only commands that there are', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = pages.flatMap((page) => found(readFileSync(page, 'utf8'), /npm run (?:-s )?([a-z:]+)/g));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
