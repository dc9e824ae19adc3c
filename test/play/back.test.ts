/** The browser's Back, as people know it of apps. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { until } from './probe.ts';
import { goOnButton, play } from './sit-down.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const { title, pause } = textsFor([]);

it('leads one screen up, opens the menu at the table, and loses nothing', async () => {
  const visit = await site.open('?probe');
  const { page } = visit;
  const at = (wanted: string) => until(page, ({ screen }) => screen === wanted, wanted);
  await at('title');
  await page.getByRole('button', { name: title.settings }).click();
  await page.locator('#settings-title').waitFor();
  await page.goBack();
  await at('title');
  await page.goForward();
  await play(page);
  const asked = await until(page, ({ question }) => question !== null, 'a question');
  await page.goBack();
  await page.getByRole('button', { name: pause.resume }).waitFor();
  await page.goBack();
  await until(page, ({ screen }) => screen === 'playing', 'the table again');
  await page.locator('#pause-title').waitFor({ state: 'detached' });
  await page.reload();
  await at('title');
  await goOnButton(page).click();
  const again = await until(page, ({ question }) => question !== null, 'the question again');
  expect([again.question, again.log]).toEqual([asked.question, asked.log]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
