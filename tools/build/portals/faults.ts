/** What a portal would refuse, or should never get. */
import type { Files } from '../write-files.ts';
import type { PortalBuild } from './list.ts';

/** No more files, and no longer names, than the strictest takes. */
const MOST_FILES = 1000;
const LONGEST_NAME = 240;
/** Bytes of all files, unpacked: what the strictest lets a page load at first. */
const MOST_BYTES = 8_000_000;
/** Bytes of a build in which something is missing. */
const FEWEST_BYTES = 1_000_000;

/** Nobody fetches these: the names of languages in XML, and a word of Pixi's for the console. */
const NOBODY_FETCHES = new Set(['http://www.w3.org', 'http://www.pixijs.com']);

/** Every origin that a text names. */
function originsIn(files: Files): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [name, bytes] of Object.entries(files)) {
    if (!/\.(js|html|css|svg|json)$/.test(name)) continue;
    for (const [origin] of bytes.toString('utf8').matchAll(/https?:\/\/[\w.-]+(:\d+)?/g))
      if (!NOBODY_FETCHES.has(origin)) found.add(origin);
  }
  return found;
}

/** In words, one a fault; none: it can be given to the portal. */
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
