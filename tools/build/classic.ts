/** The game as classic scripts that fetch nothing, with files beside them: for single sites and for portals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offeredLanguages } from '../messages/write.ts';
import { languageScripts } from './language-scripts.ts';
import { letterScripts } from './letter-scripts.ts';
import { type Entry, oneScript } from './one-script.ts';
import { checkWordsScript, standByPage, standByScript } from './stand-by.ts';
import type { Files } from './write-files.ts';

/** Returns a script that leaves sounds as a `data:` address in a global variable: `table`, or `evening`. */
function sounds(root: string, strip: string, format: string): Buffer {
  const bytes = readFileSync(join(root, `public/sounds/${strip}.${format}`));
  const address = `data:audio/${format};base64,${bytes.toString('base64')}`;
  return Buffer.from(`(window.cyprusSounds??={}).${format}=${JSON.stringify(address)};\n`);
}

/** Returns the page of the hosted build, with a classic script in place of the module. */
function page(root: string): Buffer {
  const module = /\n *<script type="module"[^>]*><\/script>/;
  const html = readFileSync(join(root, 'index.html'), 'utf8').replace('vite-ignore ', '');
  if (!module.test(html)) throw new Error('index.html has no module script');
  const head =
    '    <link rel="stylesheet" href="./cyprus.css" />\n    <script defer src="./cyprus.js"></script>\n  </head>';
  const classic = html.replace(module, '').replace(/ {2}<\/head>/, head);
  return Buffer.from(standByPage(classic, offeredLanguages()));
}

/** Returns all its files except those copied from `public/`. Languages other than English are separate scripts. */
export async function classicFiles(root: string, entry: Entry): Promise<Files> {
  const game = Object.entries(await oneScript(root, entry)).map(([name, text]) => [name, Buffer.from(text)]);
  return {
    ...Object.fromEntries(game),
    // Each is loaded only by players who want that language.
    ...(await languageScripts(root)),
    ...letterScripts(root),
    'sounds-ogg.js': sounds(root, 'table', 'ogg'),
    'sounds-mp3.js': sounds(root, 'table', 'mp3'),
    // Loaded only by players who ask for the evening.
    'evening-ogg.js': sounds(root, 'evening', 'ogg'),
    'evening-mp3.js': sounds(root, 'evening', 'mp3'),
    'stand-by.js': Buffer.from(standByScript(root, offeredLanguages())),
    'check-words.js': Buffer.from(checkWordsScript(root, offeredLanguages())),
    'index.html': page(root),
  };
}
