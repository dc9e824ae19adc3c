/**
 * Checks the contents of the builds against the browsers of the list (`list.ts`): `npm run older`, with folders if
 * wanted. Ends with an error if something is too new, or if an exception is no longer needed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { EXCEPTIONS } from './exceptions.ts';
import type { Finding } from './finding.ts';
import { BROWSERS } from './list.ts';
import { newInScripts } from './scripts.ts';
import { newInStyles } from './styles.ts';

/** The usual builds. Those for portals are made from the same sources, in the same two ways. */
const FOLDERS = ['dist', 'dist-embed'];

/** Files that hold only a sound, letters or messages in a variable. */
const CARRIED = /^(sounds|evening|letters)-/;

function newIn(folder: string): Finding[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const textsOf = (end: string) =>
    files
      .filter(({ name }) => name.endsWith(end) && !CARRIED.test(name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => ({ file, code: readFileSync(file, 'utf8') }));
  return [...newInScripts(textsOf('.js')), ...textsOf('.css').flatMap(({ file, code }) => newInStyles(file, code))];
}

const folders = argv.length > 2 ? argv.slice(2) : FOLDERS;
const found = folders.flatMap(newIn);
const faults = found.filter(({ name }) => !Object.hasOwn(EXCEPTIONS, name));
const idle = Object.keys(EXCEPTIONS).filter((name) => !found.some((each) => each.name === name));

for (const name of new Set(faults.map((each) => each.name))) {
  const places = faults.filter((each) => each.name === name);
  console.error(`${name} is too new for some browsers that the game is for, ${places.length} times. First in`);
  for (const { file, code } of places.slice(0, 3)) console.error(`  ${file}: ${code}`);
}
if (argv.length === 2)
  for (const name of idle) console.error(`No build contains ${name} any more: tools/browsers/exceptions.ts`);
const list = Object.entries(BROWSERS).map((browser) => browser.join(' '));
console.log(
  `${folders.join(', ')}: ${found.length - faults.length} uses of ${Object.keys(EXCEPTIONS).length - idle.length} exceptions, for ${list.join(', ')}`,
);
exit(faults.length + idle.length > 0 ? 1 : 0);
