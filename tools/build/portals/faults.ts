/** Faults that make a portal refuse a build, or that no build should have. */
import type { Files } from '../write-files.ts';
import type { PortalBuild } from './list.ts';

/** Limits of the strictest portal on the number of files and the length of names. */
const MOST_FILES = 1000;
const LONGEST_NAME = 240;
/** Bytes of all files, unpacked: the strictest portal's limit for the first load. */
const MOST_BYTES = 8_000_000;
/** Bytes; a smaller build lacks something. */
const FEWEST_BYTES = 1_000_000;

/** Addresses that are never fetched: XML namespaces, and a line that Pixi prints to the console. */
const NOBODY_FETCHES = new Set(['http://www.w3.org', 'http://www.pixijs.com']);

/** Returns every origin named in the files. */
function originsIn(files: Files): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [name, bytes] of Object.entries(files)) {
    if (!/\.(js|html|css|svg|json)$/.test(name)) continue;
    for (const [origin] of bytes.toString('utf8').matchAll(/https?:\/\/[\w.-]+(:\d+)?/g))
      if (!NOBODY_FETCHES.has(origin)) found.add(origin);
  }
  return found;
}

/** Returns the faults in words; empty if the build is ready for the portal. */
export function faultsOf({ origin, hasCheckPage }: PortalBuild, files: Files): readonly string[] {
  const names = Object.keys(files);
  const bytes = Object.values(files).reduce((sum, { length }) => sum + length, 0);
  const faults: string[] = [];
  const say = (is: boolean, fault: string) => void (is && faults.push(fault));
  say(!names.includes('index.html'), 'index.html is not at the top');
  say(names.length > MOST_FILES, `${names.length} files are more than ${MOST_FILES}`);
  say(bytes > MOST_BYTES || bytes < FEWEST_BYTES, `${bytes} bytes in all are no size of a game`);
  for (const name of names) {
    say(!/^[a-z0-9._/-]+$/.test(name), `${name} has letters that not every portal takes`);
    say(name.length > LONGEST_NAME, `${name} is too long a name`);
    say(/service-worker|manifest\.webmanifest|^icons\//.test(name), `${name} is for a site of one's own`);
    say(!hasCheckPage && /^check\./.test(name), `${name} is a way out of the page`);
  }
  const origins = originsIn(files);
  for (const each of origins) say(each !== origin, `${each} is named, and nothing may come from there`);
  say(origin !== null && !origins.has(origin), `${origin} is not named: the portal's script would not come`);
  const page = files['index.html']?.toString('utf8') ?? '';
  say(/(src|href)="\//.test(page), 'index.html names a path from the root');
  say(/rel="manifest"/.test(page), 'index.html names a manifest');
  for (const [name, text] of Object.entries(files))
    say(
      name.endsWith('.js') && /serviceWorker\.register\b/.test(text.toString()),
      `${name} registers a service worker`,
    );
  return faults;
}
