/** The language: the browser's own before the game has come, or one that is chosen on the title. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../src/i18n/compiled/fetch.ts';
import { fetchTexts } from '../../src/i18n/fetch-texts.ts';
import { standByWords } from '../../tools/build/stand-by.ts';
import { faults } from './axe.ts';
import { until } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const german = await fetchTexts(fetchMessages, ['de']);

it('is chosen on the title, by the keyboard too, and is spoken after a reload', async () => {
  const visit = await site.open('about:blank', { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  const fonts: string[] = [];
  page.on('request', (request) => /\.woff2$/.test(request.url()) && fonts.push(request.url()));
  await page.goto(`${site.address}?probe`);
  await until(page, ({ screen }) => screen === 'title', 'the title');
  const language = page.getByRole('combobox');
  const shelf = page.getByRole('button', { name: german.title.shelf, exact: true });
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => language.evaluate((field) => document.activeElement === field)).toBe(true);
  await language.selectOption('Deutsch');
  await shelf.waitFor();
  await page.getByRole('button', { name: german.title.play('Zypern') }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  // Whoever goes from one to the next by the arrows goes on.
  await expect.poll(() => language.evaluate((field) => document.activeElement === field)).toBe(true);
  expect(await page.locator('.title-language b').textContent()).toBe('Deutsch');
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await until(page, ({ screen }) => screen === 'title', 'the title again');
  await shelf.waitFor();
  expect(await page.locator('.title-language b').textContent()).toBe('Deutsch');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  // Their names are there to be chosen; their letters are fetched when they are wanted.
  expect(fonts.filter((url) => /greek|cyrillic/.test(url))).toEqual([]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

describe('before the game has come', () => {
  it.each([
    ['the browser’s', {}, 'de'],
    ['that of the settings', { language: 'el' }, 'el'],
  ] as const)('is %s', async (_, settings, language) => {
    const visit = await site.open('about:blank', { locale: 'de-AT', settings });
    const { page } = visit;
    let isAway = true;
    let send = () => {};
    const isSent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\/index-[^/]*\.js$/, async (route) => {
      await isSent;
      await (isAway ? route.abort() : route.continue());
    });
    await page.goto(`${site.address}?probe`, { waitUntil: 'commit' });
    const words = standByWords(language);
    await page
      .locator('#coming')
      .getByText(words.coming ?? '')
      .waitFor();
    expect(await page.locator('#coming .title-name').textContent()).toBe(words.name);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    send();
    await page
      .locator('#missing')
      .getByText(words.missing ?? '')
      .waitFor();
    expect(await faults(page)).toEqual([]);
    isAway = false;
    await page.getByRole('button', { name: words.reload ?? '' }).click();
    await until(page, ({ screen }) => screen === 'title', 'the title');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await visit.close();
  });

  it('is the game’s once that has begun, however late the words of the page come', async () => {
    const visit = await site.open('about:blank', { locale: 'de-AT' });
    const { page } = visit;
    const held = (address: RegExp) => {
      let send = () => {};
      const isSent = new Promise<void>((resolve) => {
        send = resolve;
      });
      return { send: () => send(), comes: page.route(address, (route) => isSent.then(() => route.continue())) };
    };
    const words = held(/\/stand-by\.js$/);
    const german = held(/\/de-[^/]*\.js$/);
    await Promise.all([words.comes, german.comes]);
    await page.goto(`${site.address}?probe`, { waitUntil: 'commit' });
    await page.locator('html[data-game=coming]').waitFor({ state: 'attached' });
    words.send();
    await page
      .locator('#coming')
      .getByText(standByWords('de').coming ?? '')
      .waitFor();
    german.send();
    await until(page, ({ screen }) => screen === 'title', 'the title');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  it('is every one where no script runs', async () => {
    const visit = await site.open('about:blank', { javaScriptEnabled: false });
    await visit.page.goto(site.address);
    const line = visit.page.locator('noscript [lang=de]');
    await line.waitFor();
    expect(await line.textContent()).toBe('Star Dominoes braucht JavaScript.');
    await visit.close();
  });
});
