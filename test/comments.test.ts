/** Comments of `src` and `tools` begin with the thing itself: "The seat that …", "Returns …", "True if …". */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';

const COMPILED = join('src', 'i18n', 'compiled') + sep;
const OPENINGS = 'What|Whether|Who|Whoever|Whose|How|One that|Those that|That';
/** The beginning of a comment: of a block, on its own line or the next one, or of a line. */
const RIDDLE = new RegExp(String.raw`(?:/\*\*?\s*(?:\n\s*\*\s*)?|(?<!\S)//\s*)(?:${OPENINGS})\b.*`, 'g');

const files = ['src', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.m?ts$|\.mjs$/.test(file) && !file.startsWith(COMPILED)),
);

/** Returns the line and the text of each such comment. */
const riddlesIn = (text: string): readonly string[] =>
  [...text.matchAll(RIDDLE)].map(({ 0: found, index }) => {
    const line = text.slice(0, index + found.length).split('\n').length;
    return `${line}: ${found.split('\n').at(-1)?.trim()}`;
  });

it('finds every other opening', () => {
  const bad = [
    '/** What it is. */',
    '  /**\n   * Whether it is.\n   */',
    '// Who plays.',
    'f(); // That',
    '/* How it goes */',
  ];
  for (const comment of bad) expect(riddlesIn(comment), comment).toHaveLength(1);
  const good = [
    '/** The one that plays. */',
    '// Whole deals.',
    '/**\n * A deal.\n * What follows.\n */',
    'https://What',
  ];
  for (const comment of good) expect(riddlesIn(comment), comment).toEqual([]);
  expect(riddlesIn('const a = 1;\n/**\n * Whose turn it is.\n */')).toEqual(['3: * Whose turn it is.']);
});

it('comments begin with the thing itself', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => riddlesIn(readFileSync(file, 'utf8')).map((riddle) => `${file}:${riddle}`))).toEqual(
    [],
  );
});
