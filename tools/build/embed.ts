/**
 * Builds the embeddable game into dist-embed/, and a zip beside it: classic scripts that fetch nothing, and files that lie
 * beside them. `npm run build:embed [folder]` builds elsewhere.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { oneScript } from './one-script.ts';
import { type Files, zip } from './zip.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = argv[2] ?? join(root, 'dist-embed');
const read = (path: string) => readFileSync(join(root, path));

/** The game as one classic script. Its styles and their pictures lie beside it. */
const game = async (): Promise<Files> =>
  Object.fromEntries(Object.entries(await oneScript(root)).map(([name, text]) => [name, Buffer.from(text)]));

/** A script that leaves sounds as a `data:` address in a global variable: `table`, or `evening`. */
function sounds(strip: string, format: string): Buffer {
  const address = `data:audio/${format};base64,${read(`public/sounds/${strip}.${format}`).toString('base64')}`;
  return Buffer.from(`(window.cyprusSounds??={}).${format}=${JSON.stringify(address)};\n`);
}

/** The page of the hosted build, with a classic script in place of the module. */
function page(): Buffer {
  const module = /\n *<script type="module"[^>]*><\/script>/;
  const html = read('index.html').toString('utf8').replace('vite-ignore ', '');
  if (!module.test(html)) throw new Error('index.html has no module script');
  const head =
    '    <link rel="stylesheet" href="./cyprus.css" />\n    <script defer src="./cyprus.js"></script>\n  </head>';
  return Buffer.from(html.replace(module, '').replace(/ {2}<\/head>/, head));
}

async function allFiles(): Promise<Files> {
  const asTheyAre = ['icon.svg', 'stand-by.js', 'check.html', 'check.css', 'check.js', 'fonts/OFL.txt'];
  return {
    ...(await game()),
    'sounds-ogg.js': sounds('table', 'ogg'),
    'sounds-mp3.js': sounds('table', 'mp3'),
    // Loaded only by players who ask for the evening.
    'evening-ogg.js': sounds('evening', 'ogg'),
    'evening-mp3.js': sounds('evening', 'mp3'),
    ...Object.fromEntries(asTheyAre.map((name) => [name, read(`public/${name}`)])),
    'index.html': page(),
  };
}

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;

/** Prints the size of each file, and of all scripts that one player can load. */
function printSizes(files: Files): void {
  for (const [name, bytes] of Object.entries(files)) {
    console.log(`  ${name.padEnd(16)} ${kilo(bytes.length)}, ${kilo(gzipped(bytes))} gzipped`);
  }
  // The evening is loaded only when it is asked for.
  const scripts = Object.entries(files).filter(([name]) => /^(?!evening).*\.js$/.test(name));
  const sum = (left: string) =>
    scripts.reduce((total, [name, bytes]) => total + (name.startsWith(left) ? 0 : gzipped(bytes)), 0);
  console.log(`  scripts, gzipped: ${kilo(sum('sounds'))} without sounds,`);
  console.log(`    ${kilo(sum('sounds-mp3'))} with the sounds as ogg, ${kilo(sum('sounds-ogg'))} as mp3`);
}

const files = await allFiles();
rmSync(folder, { recursive: true, force: true });
for (const [name, bytes] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), bytes);
}
const packed = zip(files);
writeFileSync(`${folder}.zip`, packed);
printSizes(files);
console.log(`  ${folder}.zip ${kilo(packed.length)}`);
