/** What stands between a player and the first deal: few bytes, and nothing that only a page of rules or set-up needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OFFERED } from '../../src/i18n/compiled/offered.ts';
import { textsFor } from '../../src/i18n/en.ts';
import { FIRST_LOAD, firstLoad, weightOf } from './first-load.ts';
import { EMBEDDED } from './places.ts';
import { type Look, until } from './probe.ts';
import { goOnButton, play } from './sit-down.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const { late, title } = textsFor([]);
/**
 * Kilobytes of scripts, gzipped, of the embeddable build with the sounds in one of their formats. No more than 600 are
 * wanted: what weighs the rest are the last seven games, with their rules, pages, lessons, words and tables, and the layer
 * of messages. Nothing comes late here.
 */
const WHOLE = 660;
/** The same of the script of a language: nobody loads more than one with the title, and none for English. */
const LANGUAGE = 50;

it('loads few enough scripts until the first deal can be played', async () => {
  const scripts = await firstLoad(site);
  const names = scripts.map(({ path }) => path.replace(/^.*\/|-[\w-]{8}\.js$/g, ''));
  expect(names).toEqual(expect.arrayContaining(['index', 'page', 'game', 'scene', 'shuffle-worker', 'worker']));
  expect(weightOf(scripts)).toBeLessThanOrEqual(FIRST_LOAD);
});

it.each(['ogg', 'mp3'])('embedded, is small enough as a whole with the sounds as %s', (format) => {
  const files = ['stand-by.js', 'cyprus.js', `sounds-${format}.js`];
  const sizes = files.map((file) => gzipSync(readFileSync(join(EMBEDDED, file)), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size) / 1000).toBeLessThanOrEqual(WHOLE);
});

it.each(OFFERED)('embedded, has a script for %s that is small enough', (code) => {
  const script = readFileSync(join(EMBEDDED, `language-${code.toLowerCase()}.js`));
  expect(gzipSync(script, { level: 9 }).length / 1000).toBeLessThanOrEqual(LANGUAGE);
});

/** The title of a game whose late pages do not come until they may. */
async function withoutLatePages() {
  const visit = await site.open('about:blank');
  const { page } = visit;
  let isAway = true;
  await page.route(/\/late-screens-/, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(`${site.address}?probe`);
  await until(page, ({ screen }) => screen === 'title', 'the title');
  return {
    page,
    missing: page.getByRole('heading', { name: late.titles.missing }),
    reload: page.getByRole('button', { name: late.reload }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    mayCome() {
      isAway = false;
    },
    async close() {
      expect(visit.complaints.filter((each) => !/^Failed to load resource/.test(each))).toEqual([]);
      await visit.close();
    },
  };
}

it('says so when a page does not come, and fetches it again when it is told to', async () => {
  const { page, missing, reload, press, mayCome, close } = await withoutLatePages();
  await press(title.settings);
  await missing.waitFor();
  await press(late.back);
  // What else there is can be played.
  await until(page, ({ screen }) => screen === 'title', 'the title again');
  await press(title.games);
  await missing.waitFor();
  mayCome();
  await press(late.again);
  const setup = page.getByRole('heading', { name: title.games });
  await setup.or(reload).waitFor();
  // Some browsers never ask twice for a module; the page loaded anew does.
  if (await reload.isVisible()) {
    await reload.click();
    await press(title.games);
  }
  await setup.waitFor();
  await close();
});

it('loads the page anew where a page never comes, and goes on with the match at the same question', async () => {
  const { page, missing, reload, press, mayCome, close } = await withoutLatePages();
  await play(page);
  const asked = (now: Look) => now.question !== null;
  const { question, log } = await until(page, asked, 'a question');
  await page.keyboard.press('r');
  await missing.waitFor();
  await press(late.again);
  await reload.waitFor();
  mayCome();
  await reload.click();
  await goOnButton(page).click();
  expect(await until(page, asked, 'the question again')).toMatchObject({ question, log });
  await page.keyboard.press('r');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await missing.count()).toBe(0);
  await close();
});
