/** The language, chosen on the title by whoever cannot read the one that is spoken. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchMessages } from '../../src/i18n/compiled/fetch.ts';
import { fetchTexts } from '../../src/i18n/fetch-texts.ts';
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
  await page.getByRole('heading', { name: 'Zypern' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  // Whoever goes from one to the next by the arrows goes on.
  await expect.poll(() => language.evaluate((field) => document.activeElement === field)).toBe(true);
  expect(await page.locator('.title-language b').textContent()).toBe('Deutsch');
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await shelf.waitFor();
  expect(await page.locator('.title-language b').textContent()).toBe('Deutsch');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  // Their names are there to be chosen; their letters are fetched when they are wanted.
  expect(fonts.filter((url) => /greek|cyrillic/.test(url))).toEqual([]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
