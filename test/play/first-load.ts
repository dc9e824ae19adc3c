/** What the hosted build loads until the first deal can be played. */
import { gzipSync } from 'node:zlib';
import { until } from './probe.ts';
import type { Site } from './site.ts';

/**
 * Kilobytes of scripts, gzipped, that may be loaded until then. 320 are wanted: what the core got for sides, whole turns, barricades,
 * sums and crossings, and the plates of sides at the table, weigh the rest, and have yet to come with the games that need
 * them. Two more are the words of the page before the game has come, in all languages.
 */
export const FIRST_LOAD = 339;

export interface Script {
  readonly path: string;
  readonly bytes: number;
  readonly gzipped: number;
}

/** The scripts that come over the network, in order, until the first question to the player. */
export async function firstLoad(site: Site): Promise<readonly Script[]> {
  // At the speed that players begin with the shuffle is seen, and its physics belong to the load.
  const visit = await site.open('about:blank', { settings: { speed: 'normal' } });
  const { page } = visit;
  const coming: Promise<Script>[] = [];
  const paths = new Set<string>();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    // The worker of another shuffle, where nobody could lead, is the file that is there; what tests look through is no player's.
    if (!path.endsWith('.js') || paths.has(path) || /\/probe-/.test(path)) return;
    paths.add(path);
    const read = response.body().then((body) => {
      return { path, bytes: body.length, gzipped: gzipSync(body, { level: 9 }).length };
    });
    coming.push(read);
  });
  await page.goto(`${site.address}?probe&game=cyprus&seats=4`);
  await until(page, ({ question, targets }) => question !== null && targets !== null, 'a question at the drawn table');
  const scripts = await Promise.all(coming);
  await visit.close();
  return scripts;
}

/** Kilobytes, gzipped. */
export const weightOf = (scripts: readonly Script[]) => scripts.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000;
