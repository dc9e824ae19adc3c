/** Files, folders and commands that the documents name are there; so are the commands that the code names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KINDS, listOf, programsOf, sentenceOf } from '../tools/run/programs.ts';

const pages = ['README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))];
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');

it.each(pages)('names in %s only what is there', (page) => {
  const text = readFileSync(page, 'utf8');
  const paths = found(text, /`((?:src|test|tools|docs|public)\/[\w./-]*)`/g);
  const links = found(text, /\]\(([^)#:]+)\)/g).map((link) => join(dirname(page), link));
  // Made by those that write into it.
  const isThere = (path: string) => existsSync(path) || path.startsWith('test/output/');
  expect([...paths, ...links].filter((path) => !isThere(path))).toEqual([]);
});

describe('commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = new Map(KINDS.map((kind) => [kind as string, programsOf(kind).map(({ name }) => name)]));

  const texts = [
    'README.md',
    'CONTRIBUTING.md',
    '.ci/run',
    ...['docs', 'src', 'test', 'tools'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) =>
        /\.(?:md|m?ts|mjs|css|html)$/.test(path) && !path.startsWith('output') ? [join(folder, path)] : [],
      ),
    ),
  ];

  /** The commands that a text names; words in capitals stand for others. Lines of a comment are one. */
  const commandsOf = (text: string) =>
    [
      ...text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ').matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)(?: +([a-z][\w-]*))?/g),
    ].map(([, script = '', word]) => ({ script, word }));

  const isThere = ({ script, word }: { script: string; word: string | undefined }) =>
    Object.hasOwn(scripts, script) && (word === undefined || (named.get(script)?.includes(word) ?? true));

  it('are named only where they are there', () => {
    const all = texts.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return /\bnpm\b/.test(text) ? commandsOf(text).map((each) => ({ path, ...each })) : [];
    });
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((each) => !isThere(each))).toEqual([]);
  });

  it('are known from what is like them', () => {
    const run = ['npm', 'run'].join(' ');
    const [audit, other, long] = commandsOf(
      `${run} bench audit -- --deals 5, ${run} bench\n * nothing, ${run} play:longer`,
    );
    expect(audit).toEqual({ script: 'bench', word: 'audit' });
    expect([audit, other, long].map((each) => each && isThere(each))).toEqual([true, false, false]);
  });

  it('are all on their page', () => {
    const told = commandsOf(readFileSync('docs/commands.md', 'utf8'));
    const isTold = (script: string, word?: string) =>
      told.some((each) => each.script === script && (word === undefined || each.word === word));
    const own = Object.keys(scripts).filter((name) => name !== 'start' && name !== 'test' && !isTold(name));
    const behind = [...named].flatMap(([script, names]) => names.filter((name) => !isTold(script, name)));
    expect([...own, ...behind]).toEqual([]);
  });
});

describe.each(KINDS)('npm run %s', (kind) => {
  it.each(programsOf(kind).map((program) => [program.name, program] as const))(
    '%s says what it does and how it is run',
    (name, program) => {
      expect(sentenceOf(program)).toMatch(/^[A-Z][^`]{20,125}\.$/);
      expect(program.comment).toMatch(new RegExp(`^ *npm run ${kind} ${name}(?: |$)`, 'm'));
    },
  );

  it('lists each on a line', () => {
    const lines = listOf(kind).split('\n').slice(2);
    expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(programsOf(kind).map(({ name }) => name));
  });
});
