/**
 * Builds the embeddable game into dist-embed/, and a zip beside it: classic scripts that fetch nothing, and files
 * beside them. `npm run build:embed [folder]` builds elsewhere.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { classicFiles } from './classic.ts';
import { type Files, writeFiles } from './write-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = argv[2] ?? join(root, 'dist-embed');
const read = (path: string) => readFileSync(join(root, path));

async function allFiles(): Promise<Files> {
  const asTheyAre = ['icon.svg', 'check.html', 'check.css', 'check.js', 'fonts/OFL.txt'];
  return {
    ...(await classicFiles(root, { file: 'src/app/embedded.ts', define: {} })),
    ...Object.fromEntries(asTheyAre.map((name) => [name, read(`public/${name}`)])),
  };
}

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;

/** Prints the size of each file, and of all scripts that one player can load. */
function printSizes(files: Files): void {
  for (const [name, bytes] of Object.entries(files)) {
    console.log(`  ${name.padEnd(17)} ${kilo(bytes.length)}, ${kilo(gzipped(bytes))} gzipped`);
  }
  // The evening, a language, letters and the checking page are loaded only by players who want them.
  const scripts = Object.entries(files).filter(([name]) => /^(?!evening|language|letters|check).*\.js$/.test(name));
  const sum = (left: string) =>
    scripts.reduce((total, [name, bytes]) => total + (name.startsWith(left) ? 0 : gzipped(bytes)), 0);
  console.log(`  scripts, gzipped: ${kilo(sum('sounds'))} without sounds,`);
  console.log(`    ${kilo(sum('sounds-mp3'))} with the sounds as ogg, ${kilo(sum('sounds-ogg'))} as mp3`);
  const languages = Object.entries(files).filter(([name]) => name.startsWith('language'));
  console.log(
    `    and ${kilo(Math.max(...languages.map(([, bytes]) => gzipped(bytes))))} at most for a language but English`,
  );
}

const files = await allFiles();
const packed = writeFiles(folder, files);
printSizes(files);
console.log(`  ${folder}.zip ${kilo(packed.length)}`);
