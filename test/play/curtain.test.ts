/** The curtain in a browser: what makes it fall, and what does not open it. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { watch, watched } from './curtain-watch.ts';
import { byKeyboard, byTap, pressScreen } from './player.ts';
import { type Look, twoFrames, until } from './probe.ts';
import { sitDown } from './sit-down.ts';
import { openSite, type Site, type Visit } from './site.ts';

let site: Site;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Two persons, one after the other, with the first curtain lifted and somebody asked. */
beforeEach(async () => {
  visit = await site.open('?probe', { viewport: { width: 480, height: 640 } });
  page = visit.page;
  await watch(page);
  await sitDown(page, 4, { 1: 'Ada', 2: 'Ben', 3: 'Cleo', 4: 'Dora' });
  await fallen();
  await pressScreen(page, '.curtain-look');
  await asked();
});
afterEach(async () => {
  expect((await watched(page)).faults).toEqual([]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

const fallen = () => page.waitForSelector('.curtain');
const isDown = () => page.locator('.curtain').isVisible();
const asked = () => until(page, ({ question }) => question !== null, 'a question');
const lifted = async () => {
  const now = await asked();
  expect(await isDown()).toBe(false);
  expect(now.eye).toBe(now.question?.seat);
  return now;
};
const moveOf = (now: Look) => {
  const move = now.question?.moves.find((each) => each.do === 'play') ?? now.question?.moves[0];
  if (!move) throw new Error('Nobody is asked.');
  return move;
};
const turn = () => until(page, ({ question, match }) => question !== null || match === 'handingOver', 'a turn');
/** Plays until the device goes to the next person. */
const hand = async () => {
  for (let now = await turn(); now.match !== 'handingOver'; now = await turn()) {
    await byKeyboard(page, now, moveOf(now));
    await until(page, ({ picked }) => picked === null, 'the tile to be laid');
  }
  await fallen();
};
/** Goes on until somebody can lay a tile. */
const laying = async () => {
  for (;;) {
    const now = await turn();
    if (now.question?.moves.some((move) => move.do === 'play')) return now;
    if (now.question) await byKeyboard(page, now, moveOf(now));
    else await pressScreen(page, '.curtain-look');
    const { state, log } = now;
    await until(page, (then) => then.state !== state || then.log.flat().length > log.flat().length, 'what comes next');
  }
};
const onButton = () => page.evaluate(() => document.activeElement?.className.includes('curtain-look') ?? false);

it('falls when the window loses the focus, and waits for the same person', async () => {
  const before = await asked();
  // A browser that was built without windows has no focus to lose.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await fallen();
  expect(await page.locator('[data-group="hand"]').count()).toBe(0);
  expect(await isDown()).toBe(true);
  await pressScreen(page, '.curtain-look');
  expect((await lifted()).question).toEqual(before.question);
});

it('falls over a tile that is being dragged, and the tile is back in the hand afterwards', async () => {
  const before = await laying();
  const [tile] = before.targets?.hand.filter((at) => at.tile === (moveOf(before) as { tile?: string }).tile) ?? [];
  if (!tile) throw new Error('The tile is not on the screen.');
  await page.mouse.move(tile.x, tile.y);
  await page.mouse.down();
  await page.mouse.move(tile.x - 30, tile.y - 90, { steps: 4 });
  await page.mouse.move(tile.x - 40, tile.y - 160, { steps: 4 });
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  expect(await isDown()).toBe(true);
  await page.mouse.move(tile.x - 40, tile.y - 190, { steps: 4 });
  await page.mouse.up();
  expect(await isDown()).toBe(true);
  await pressScreen(page, '.curtain-look');
  const after = await lifted();
  expect(after.question).toEqual(before.question);
  expect(after.targets?.hand.map((at) => at.tile)).toEqual(before.targets?.hand.map((at) => at.tile));
});

it('falls when the tab is hidden, and under a menu', async () => {
  const before = await asked();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Back to the table' }).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await isDown()).toBe(true);
  await page.getByRole('button', { name: 'Back to the table' }).click();
  expect(await isDown()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('curtain-name');
  await pressScreen(page, '.curtain-look');
  expect((await lifted()).question).toEqual(before.question);
});

it.each(isLong ? ['Enter', 'Space'] : ['Space'])(
  'does not open to %s that was held since before, but to a fresh press',
  async (key) => {
    const now = await laying();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.down(key);
    // The mouse lays: the key is not free.
    await byTap(page, now, moveOf(now));
    await fallen();
    for (let tabs = 0; tabs < 4 && !(await onButton()); tabs++) await page.keyboard.press('Tab');
    expect(await onButton()).toBe(true);
    // Held, it repeats.
    await page.keyboard.down(key);
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    await twoFrames(page);
    expect(await isDown()).toBe(true);
    await page.keyboard.press(key);
    await lifted();
  },
);

it('does not open to a pointer that was down before it came, but to a press away from there', async () => {
  const touched = { x: 240, y: 500 };
  await page.mouse.move(touched.x, touched.y);
  await hand();
  await page.mouse.down();
  const box = await page.locator('.curtain-look').boundingBox();
  if (!box) throw new Error('The curtain has no button.');
  expect(box.y + box.height).toBeLessThan(320);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.up();
  await twoFrames(page);
  expect(await isDown()).toBe(true);
  await pressScreen(page, '.curtain-look');
  await lifted();
});

it('has its button in the middle between left and right, and high up only where there is no room below', async () => {
  await hand();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await page.locator('.curtain-look').boundingBox();
    if (!box) throw new Error('The curtain has no button.');
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(2);
    expect(box.y + box.height).toBeLessThan(height / 2);
    if (height > 700) expect(box.y).toBeGreaterThan(height / 4);
  }
});

it('has its button at one place for everybody, whatever it tells and whatever can be taken back', async () => {
  const sizes = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ];
  const placesNow = async () => {
    const places: unknown[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      const box = await page.locator('.curtain-look').boundingBox();
      places.push([Math.round(box?.x ?? 0), Math.round(box?.y ?? 0), Math.round(box?.width ?? 0)]);
    }
    return places;
  };
  await hand();
  const first = await placesNow();
  for (let turns = 0; turns < 4; turns++) {
    await pressScreen(page, '.curtain-look');
    await lifted();
    await hand();
    expect(await placesNow()).toEqual(first);
  }
});
