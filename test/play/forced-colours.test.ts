/** Where the device's own few colours are used for everything, nothing is told by a material alone. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { until } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const { title } = textsFor([]);

const ground = (found: Locator) => found.evaluate((element) => getComputedStyle(element).backgroundColor);

it('marks what is chosen, covers no line and leaves the tiles their bodies', async () => {
  const visit = await site.open('?probe', { viewport: { width: 390, height: 844 }, forcedColors: 'active' });
  const { page } = visit;
  await until(page, ({ screen }) => screen === 'title', 'the title');
  const page0 = await ground(page.locator('html'));
  expect(await ground(page.locator('.title-spinner .tile'))).not.toBe('rgba(0, 0, 0, 0)');
  expect(await ground(page.locator('.title-spinner .tile'))).not.toBe(page0);
  const line = page.locator('.title-line');
  // The title fades in: what is compared is how it stands.
  const picture = () => line.screenshot({ animations: 'disabled' });
  const withName = await picture();
  await page.locator('.title-name').evaluate((name) => {
    name.style.visibility = 'hidden';
  });
  expect(withName.equals(await picture()), 'the name leaves the line below it alone').toBe(true);
  await page.getByRole('button', { name: title.settings }).click();
  await page.locator('#settings-title').waitFor();
  const chosen = await ground(page.locator('[name=speed]:checked + span'));
  expect(chosen).not.toBe(await ground(page.locator('[name=speed]:not(:checked) + span').first()));
  await visit.close();
});
