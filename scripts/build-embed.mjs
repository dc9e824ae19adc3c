// Builds the game for frames of other pages, into dist-embed/ and a zip beside it: classic scripts that fetch nothing, and
// paths relative to the script. `node scripts/build-embed.mjs [folder]` builds elsewhere.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zip } from './build/zip.mjs';
import { root } from './ensure.mjs';

const { build } = await import('vite');
const folder = process.argv[2] ?? join(root, 'dist-embed');
const read = (path) => readFileSync(join(root, path));

/** One classic script, and what lies beside it, by name. */
async function classic(name, entry, define = {}) {
  const built = await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    // A library of one script carries everything that its styles and scripts name.
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      lib: { entry: join(root, entry), formats: ['iife'], name, fileName: () => `${name}.js`, cssFileName: name },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { output } = Array.isArray(built) ? built[0] : built;
  return Object.fromEntries(
    output.map((part) => [part.fileName, Buffer.from(part.type === 'chunk' ? part.code : part.source)]),
  );
}

/** The sounds of the table, or of the evening, as a script that leaves them, as a `data:` address, where the game looks. */
function sounds(strip, format) {
  const address = `data:audio/${format};base64,${read(`public/sounds/${strip}.${format}`).toString('base64')}`;
  return Buffer.from(`(window.cyprusSounds??={}).${format}=${JSON.stringify(address)};\n`);
}

/** The page of the hosted build, with a classic script in place of the module. */
function page() {
  const module = /\n *<script type="module"[^>]*><\/script>/;
  const html = read('index.html').toString('utf8').replace('vite-ignore ', '');
  if (!module.test(html)) throw new Error('index.html has no module script');
  const head =
    '    <link rel="stylesheet" href="./cyprus.css" />\n    <script defer src="./cyprus.js"></script>\n  </head>';
  return Buffer.from(html.replace(module, '').replace(/ {2}<\/head>/, head));
}

const worker = await classic('worker', 'src/bots/worker.ts');
const files = {
  ...worker,
  // For the main thread, where no worker can live.
  ...(await classic('think', 'src/bots/in-slices.ts')),
  ...(await classic('cyprus', 'src/app/embedded.ts', {
    WORKER_SCRIPT: JSON.stringify(worker['worker.js'].toString()),
  })),
  'sounds-ogg.js': sounds('table', 'ogg'),
  'sounds-mp3.js': sounds('table', 'mp3'),
  // Loaded only by those who ask for the evening.
  'evening-ogg.js': sounds('evening', 'ogg'),
  'evening-mp3.js': sounds('evening', 'mp3'),
  'icon.svg': read('public/icon.svg'),
  'stand-by.js': read('public/stand-by.js'),
  ...Object.fromEntries(['check.html', 'check.css', 'check.js'].map((name) => [name, read(`public/${name}`)])),
  'fonts/OFL.txt': read('public/fonts/OFL.txt'),
  'index.html': page(),
};

rmSync(folder, { recursive: true, force: true });
for (const [name, bytes] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), bytes);
}
const packed = zip(files);
writeFileSync(`${folder}.zip`, packed);

const kilo = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;
for (const [name, bytes] of Object.entries(files)) {
  console.log(`  ${name.padEnd(16)} ${kilo(bytes.length)}, ${kilo(gzipped(bytes))} gzipped`);
}
const scripts = Object.entries(files).filter(([name]) => name.endsWith('.js') && !name.startsWith('evening'));
/** Without the script that is loaded only in place of the worker's. */
const sum = (wanted) =>
  scripts.reduce((total, [name, bytes]) => total + (wanted(name) && name !== 'think.js' ? gzipped(bytes) : 0), 0);
console.log(`  scripts, gzipped: ${kilo(sum((name) => !name.startsWith('sounds')))} without sounds,`);
console.log(
  `    ${kilo(sum((name) => name !== 'sounds-mp3.js'))} and ${kilo(sum((name) => name !== 'sounds-ogg.js'))} with the sounds as ogg or mp3 (one of them is loaded)`,
);
console.log(`  ${folder}.zip ${kilo(packed.length)}`);
