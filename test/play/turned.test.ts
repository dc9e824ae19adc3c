/** A screen that is turned where motion is not wanted: what was seen fades away over what is, and nothing leaps. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const LYING = { width: 640, height: 360 };
const UPRIGHT = { width: 360, height: 640 };
const WIDER = { width: 700, height: 360 };

const asked = (page: Page) =>
  until(page, ({ question, astray }) => question !== null && astray?.length === 0, 'a question, and all at rest');

/** How many pictures came before the table when the window took those sizes in turn, and how many stand there at last. */
async function picturesAt(motion: 'on' | 'off', sizes: readonly (typeof LYING)[]) {
  const visit = await site.open('?probe&game=cyprus&seats=4', {
    viewport: LYING,
    settings: { motion, speed: 'fast' },
  });
  const { page } = visit;
  await asked(page);
  await page.evaluate(() => {
    const came: { count: number } = { count: 0 };
    Object.assign(window, { came });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      came.count += added.filter((node) => node instanceof HTMLCanvasElement).length;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const count = () => page.locator('canvas').count();
  const before = await count();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForFunction(({ width }) => document.querySelector('canvas')?.clientWidth === width, size);
    await asked(page);
    await page.waitForFunction((least) => document.querySelectorAll('canvas').length === least, before);
  }
  const came = await page.evaluate(() => (window as unknown as { came: { count: number } }).came.count);
  const left = (await count()) - before;
  expect(visit.complaints).toEqual([]);
  await visit.close();
  return { came, left };
}

it('fades once each time the screen is turned, and leaves nothing of it', async () => {
  expect(await picturesAt('on', [UPRIGHT, LYING])).toEqual({ came: 2, left: 0 });
});

it('fades over no other size, and nowhere where things move', async () => {
  expect(await picturesAt('on', [WIDER])).toEqual({ came: 0, left: 0 });
  expect(await picturesAt('off', [UPRIGHT])).toEqual({ came: 0, left: 0 });
});
