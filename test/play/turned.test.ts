/**
 * A device that changes while a table is looked at. A screen that is turned where motion is not wanted: what was seen fades
 * away over what is, and nothing leaps. Other pixels, and other edges, in a window of the same size.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { continued, withChoice } from './continued.ts';
import { keepLedger, untilStill } from './ledger.ts';
import { look, until } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const LYING = { width: 640, height: 360 };
const UPRIGHT = { width: 360, height: 640 };
const WIDER = { width: 700, height: 360 };

/** Somebody is asked, and no picture fades any more: nothing moves and nothing is about to. */
async function atRest(page: Page): Promise<void> {
  await until(page, ({ question, astray }) => question !== null && astray?.length === 0, 'a question');
  await untilStill(page);
}

/** How many pictures came before the table when the window took each of those sizes, and how many canvases are left. */
async function picturesAt(motion: 'on' | 'off', sizes: readonly (typeof LYING)[]) {
  const options = { viewport: LYING, settings: { motion, speed: 'fast' } };
  const visit = await continued(site, withChoice, options, keepLedger);
  const { page } = visit;
  // What fades over the first table belongs to no turning of the screen.
  await atRest(page);
  await page.evaluate(() => {
    const came: { count: number } = { count: 0 };
    Object.assign(window, { came });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      came.count += added.filter((node) => node instanceof HTMLCanvasElement).length;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const canvases = () => page.locator('canvas').count();
  const came = () => page.evaluate(() => (window as unknown as { came: { count: number } }).came.count);
  const before = await canvases();
  const each: number[] = [];
  for (const size of sizes) {
    const soFar = await came();
    await page.setViewportSize(size);
    await page.waitForFunction(({ width }) => document.querySelector('canvas')?.clientWidth === width, size);
    await atRest(page);
    each.push((await came()) - soFar);
  }
  const left = (await canvases()) - before;
  expect(visit.complaints).toEqual([]);
  await visit.close();
  return { came: each, left };
}

it('fades once each time the screen is turned, over no other size, and leaves nothing of it', async () => {
  expect(await picturesAt('on', [UPRIGHT, LYING, WIDER])).toEqual({ came: [1, 1, 0], left: 0 });
});

it.runIf(isLong)('fades nowhere where things move', async () => {
  expect(await picturesAt('off', [UPRIGHT])).toEqual({ came: [0], left: 0 });
});

it('paints in the pixels of another monitor, and keeps clear of other edges, in a window of the same size', async () => {
  const visit = await continued(site, withChoice, { viewport: LYING, deviceScaleFactor: 0.25 }, keepLedger);
  const { page } = visit;
  const device = await page.context().newCDPSession(page);
  await atRest(page);
  const painted = (width: number) =>
    page.waitForFunction((wanted) => document.querySelector('canvas')?.width === wanted, width);
  for (const deviceScaleFactor of [0.5, 0.25, 0.375]) {
    await device.send('Emulation.setDeviceMetricsOverride', { ...LYING, deviceScaleFactor, mobile: false });
    await painted(LYING.width * deviceScaleFactor);
  }
  const standsAt = async (insets: { readonly left: number; readonly right: number }) => {
    const before = (await look(page)).targets?.hand[0]?.x;
    await device.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const { targets } = await until(page, (now) => now.targets?.hand[0]?.x !== before, 'a rack that has moved');
    return targets?.hand[0]?.x ?? 0;
  };
  const [left, right] = [await standsAt({ left: 47, right: 0 }), await standsAt({ left: 0, right: 47 })];
  expect(left).toBeGreaterThan(right);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
