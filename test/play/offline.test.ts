/** The game kept on the device: it plays without a network, is renewed when it is wanted, and comes back where it is spoilt. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { type KeptSite, openKeptSite, release, untilKept, untilNewer } from './kept-site.ts';
import { until } from './probe.ts';
import { goOnButton } from './sit-down.ts';
import type { Visit } from './site.ts';

const { title, toast, ...texts } = textsFor([]);

let site: KeptSite;
let visit: Visit;
const atTitle = () => until(visit.page, ({ screen }) => screen === 'title', 'the title');
beforeAll(async () => {
  site = await openKeptSite();
  visit = await site.open('?probe', { serviceWorkers: 'allow' });
  await atTitle();
  await untilKept(visit.page);
});
afterAll(async () => {
  await visit.close();
  await site.close();
});

it('keeps no file under the address that a page asks for: a worker that streams it breaks off at times', async () => {
  const kept = await visit.page.evaluate(async () => {
    const those = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(those.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((url) => !new URL(url).searchParams.has('__WB_REVISION__'))).toEqual([]);
});

it('plays from the title without a network, whatever the address says', async () => {
  const { page } = visit;
  await page.context().setOffline(true);
  expect(await page.evaluate(() => fetch('./', { cache: 'no-store' }).then(String, () => 'cut off'))).toBe('cut off');
  for (const game of ['block', 'french', 'italian', 'cyprus']) {
    await page.goto(`${site.address}?probe&game=${game}&utm_source=somewhere`);
    await until(page, ({ question, targets }) => question !== null && targets !== null, `a question of ${game}`);
  }
  await page.goto(`${site.address}?probe`);
  await page.getByRole('button', { name: title.settings, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title.settings }).waitFor();
  expect(visit.complaints.filter((each) => !/badParameter|ERR_INTERNET_DISCONNECTED/.test(each))).toEqual([]);
  await page.context().setOffline(false);
});

it('says at the title, and at no table, that a new version is there, and goes on with the match in it', async () => {
  const { page } = visit;
  await page.goto(`${site.address}?probe&game=cyprus&seats=4`);
  const { log } = await until(page, ({ question }) => question !== null, 'a question');
  await site.renew();
  const take = page.getByRole('button', { name: toast.renew, exact: true });
  await untilNewer(page);
  expect(await take.count()).toBe(0);
  // Loaded again it is the release that is kept, and the newer one waits.
  await page.goto(`${site.address}?probe`);
  await atTitle();
  expect(await release(page)).toBeUndefined();
  await take.waitFor();
  // Chromium forgets that a release takes over if the older one is asked for files at that moment.
  await page.evaluate((files) => {
    for (let at = 0; at < files; at++) void fetch(`./?${at}`).catch(() => {});
  }, 40);
  await take.click();
  await page.waitForFunction(() => document.documentElement.dataset.release === 'next');
  await goOnButton(page).click();
  expect((await until(page, ({ question }) => question !== null, 'the question again')).log).toEqual(log);
  expect(await take.count()).toBe(0);
});

it('comes from the network again where what is kept is not whole and its files can be had no more', async () => {
  const { page } = visit;
  await page.goto(`${site.address}?probe`);
  await atTitle();
  await untilKept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (/late-screens-.*\.js/.test(url)) await cache.delete(url);
    }
  });
  await site.take('assets');
  await page.reload();
  await atTitle();
  await page.getByRole('button', { name: title.settings, exact: true }).click();
  await page.getByRole('heading', { name: texts.late.titles.missing }).waitFor();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await site.giveBack('assets');
  await page.reload();
  await page.getByRole('button', { name: title.settings, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title.settings }).waitFor();
});
