/** The pages around a match: what is looked for first is in view, nothing covers it, and nothing jumps. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atTheSheet, played } from '../shell/kept-matches.ts';
import { until } from './probe.ts';
import { goOnButton } from './sit-down.ts';
import { openSite, type Site } from './site.ts';
import { keptText, storedBefore, withoutWebGL } from './stored.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
] as const;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Waits until a new size has been laid out. */
const laidOut = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** True if all of an element is in view, within each box that scrolls it. */
const isInView = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const boxes = [];
      for (let box = element.parentElement; box; box = box.parentElement)
        if (getComputedStyle(box).overflowY === 'auto') boxes.push(box.getBoundingClientRect());
      return (
        height > 0 &&
        top >= 0 &&
        bottom <= innerHeight &&
        boxes.every((box) => top >= box.top - 1 && bottom <= box.bottom + 1)
      );
    });

it('shows the first game whole on every screen, and the filters of small ones behind a button', async () => {
  const visit = await site.open('?probe', { viewport: SIZES[0] });
  const { page } = visit;
  await page.getByRole('button', { name: 'All games' }).click();
  await page.locator('.shelf-game').first().waitFor();
  const people = page.getByRole('group', { name: 'People' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await laidOut(page);
    const isSmall = size.width < 620 || size.height < 480;
    expect(await isInView(page, '.shelf-game'), `${size.width}`).toBe(true);
    expect(await people.isVisible(), `${size.width}`).toBe(!isSmall);
    expect(await page.locator('.shelf-fold').isVisible(), `${size.width}`).toBe(isSmall);
  }
  await page.locator('.shelf-fold').click();
  expect(await people.isVisible()).toBe(true);
  await visit.close();
});

it('begins below what is said, so that no heading and no button is covered, and moves nothing when that goes', async () => {
  const visit = await site.open('?probe&somewhere=else', { viewport: SIZES[0] });
  const { page } = visit;
  const toast = page.locator('.toast');
  await toast.getByText('Ignored in the address: somewhere.').waitFor();
  const parts = '#screens h1, #screens .board-foot .button, #screens .title-buttons .button, #screens select';
  /** The upper edge of each heading and control. */
  const tops = () => page.locator(parts).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const said = () => toast.evaluate((each) => each.getBoundingClientRect().bottom);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const open of ['All games', 'Settings', 'Record book']) {
      await page.getByRole('button', { name: open, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: open }).waitFor();
      await laidOut(page);
      expect(Math.min(...(await tops())), `${open} ${size.width}`).toBeGreaterThanOrEqual(await said());
      await page.keyboard.press('Escape');
      await until(page, ({ screen }) => screen === 'title', 'the title');
    }
  }
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const before = await tops();
  await toast.getByRole('button').click();
  await toast.waitFor({ state: 'detached' });
  expect(await tops()).toEqual(before);
  await visit.close();
});

it('keeps the height of the settings from part to part', async () => {
  const visit = await site.open('?probe', { viewport: SIZES[0] });
  const { page } = visit;
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const parts = page.locator('.settings-parts .choice-item');
  await parts.first().waitFor();
  const heights = new Set<number>();
  for (let part = 0; part < (await parts.count()); part++) {
    await parts.nth(part).click();
    heights.add(await page.locator('.board').evaluate((board) => Math.round(board.getBoundingClientRect().height)));
  }
  expect(await parts.count()).toBe(5);
  expect(heights.size).toBe(1);
  await visit.close();
});

it('shows the sheet of ten seats whole on a large screen, and only scrolls its rows on small ones', async () => {
  const save = played('cyprus', 10, { target: 500 }, 'ten', atTheSheet);
  const visit = await site.open('about:blank', { viewport: SIZES[0] });
  const { page } = visit;
  await withoutWebGL(page);
  await storedBefore(page, { [`cyprus/match/${save.id}`]: keptText(save) });
  await page.goto(`${site.address}?probe`);
  await goOnButton(page).click();
  await until(page, ({ match }) => match === 'sheet', 'the sheet');
  await page.locator('.sheet-scroll').waitFor();
  const hidden = (selector: string) =>
    page.locator(selector).evaluate(({ scrollHeight, clientHeight }) => Math.max(0, scrollHeight - clientHeight));
  expect(await page.locator('.sheet-table tbody tr').count()).toBe(10);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await laidOut(page);
    expect(await hidden('.board-body'), `${size.width}`).toBeLessThanOrEqual(1);
    for (const selector of ['.sheet-how', '.sheet-sum p', '.board-body > :last-child', '.board-foot .is-main'])
      expect(await isInView(page, selector), `${selector} ${size.width}`).toBe(true);
    const isLarge = size.width >= 1280;
    expect((await hidden('.sheet-scroll')) <= 1, `${size.width}`).toBe(isLarge);
  }
  await visit.close();
});
