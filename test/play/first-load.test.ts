/** What stands between a player and the first deal: few bytes, and nothing that only a page of rules or set-up needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/index.ts';
import { FIRST_LOAD, firstLoad, weightOf } from './first-load.ts';
import { EMBEDDED } from './places.ts';
import { until } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const { late, title } = textsFor([]);
/** Kilobytes of scripts, gzipped, of the embeddable build with the sounds in one of their formats. */
const WHOLE = 400;

it('loads few enough scripts until the first deal can be played', async () => {
  const scripts = await firstLoad(site);
  const names = scripts.map(({ path }) => path.replace(/^.*\/|-[\w-]{8}\.js$/g, ''));
  expect(names).toEqual(expect.arrayContaining(['index', 'scene', 'stage', 'physics', 'worker']));
  expect(weightOf(scripts)).toBeLessThanOrEqual(FIRST_LOAD);
});

it.each(['ogg', 'mp3'])('embedded, is small enough as a whole with the sounds as %s', (format) => {
  const files = ['stand-by.js', 'cyprus.js', 'worker.js', `sounds-${format}.js`];
  const sizes = files.map((file) => gzipSync(readFileSync(join(EMBEDDED, file)), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size) / 1000).toBeLessThanOrEqual(WHOLE);
});

it('says so when a page does not come, and fetches it again when it is told to', async () => {
  const visit = await site.open('about:blank');
  const { page } = visit;
  await page.goto(`${site.address}?probe`);
  await until(page, ({ screen }) => screen === 'title', 'the title');
  let isAway = true;
  await page.route(/\/late-screens-/, (route) => (isAway ? route.abort() : route.continue()));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const missing = page.getByRole('heading', { name: late.missing });

  await press(title.rules);
  await missing.waitFor();
  await press(late.back);
  // What else there is can be played.
  await until(page, ({ screen }) => screen === 'title', 'the title again');
  await press(title.games);
  await missing.waitFor();
  isAway = false;
  await press(late.again);
  await page.getByRole('heading', { name: title.games }).waitFor();
  expect(visit.complaints.filter((each) => !/^Failed to load resource/.test(each))).toEqual([]);
  await visit.close();
});
