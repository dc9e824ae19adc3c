/** The rules as they are opened at a moment of a match. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { continued } from './continued.ts';
import { keptAt } from './moments.ts';
import { until } from './probe.ts';
import { openSite, type Site } from './site.ts';
import { withoutWebGL } from './stored.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Whether the line that says what is asked now can be read. */
const isNowInView = (page: Page) =>
  page.evaluate(() => {
    const [body, now] = ['.board-body', '.rules-now'].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    return body && now ? now.top >= body.top && now.bottom <= body.bottom : null;
  });

it.each([
  ['drawn', async () => {}, '.rules-figure canvas'],
  ['plain', withoutWebGL, '.half-minute > p'],
] as const)('shows what is asked now, and still when all pictures have come: %s table', async (_, prepare, come) => {
  const visit = await continued(site, keptAt('mustDraw'), { viewport: { width: 1280, height: 800 } }, prepare);
  const { page } = visit;
  await until(page, ({ question }) => question !== null, 'a question');
  await page.keyboard.press('r');
  await page.locator('.rules-now').waitFor();
  await expect.poll(() => isNowInView(page)).toBe(true);
  await page.locator(come).last().waitFor();
  await page.waitForFunction(() => !document.querySelector('.rules-picture:empty, .rules-figure.is-awaited'));
  await expect.poll(() => isNowInView(page)).toBe(true);
  await visit.close();
});
