/** The log of a match that is continued. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { continued, withChoice } from './continued.ts';
import { until } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('tells the deal from its beginning when the match is continued, and reads nothing of it aloud', async () => {
  const visit = await continued(site, withChoice);
  const { page } = visit;
  const now = await until(page, ({ question }) => question !== null, 'a question');
  await page.keyboard.press('l');
  await page.waitForSelector('.log-panel.is-open p');
  const lines = await page
    .locator('[role=log] p')
    .evaluateAll((all) => all.map((line) => [line.textContent ?? '', line.getAttribute('aria-live')]));
  expect(lines[0]?.[0]).toMatch(/^Deal \d+\. /);
  expect(lines.length).toBeGreaterThan(now.log.at(-1)?.length ?? 0);
  expect(lines.filter(([, live]) => live !== 'off')).toEqual([]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
