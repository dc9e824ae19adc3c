/** A lesson as somebody takes it who has never played: by touch, with a wrong try, left in the middle and gone on with. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LessonId } from '../../src/lessons/lesson.ts';
import { LESSONS } from '../../src/lessons/open.ts';
import { isLong } from '../long.ts';
import { faults } from './axe.ts';
import { byDrag, mouseOf } from './drag.ts';
import { learn } from './learn.ts';
import { byDomTable, byKeyboard, byTap, fingerOn, type Hand } from './player.ts';
import { look, until } from './probe.ts';
import { openSite, type Site } from './site.ts';
import { withoutWebGL } from './stored.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Taps with a finger. */
const touching =
  (page: Page): Hand<Page> =>
  (_, now, move) =>
    byTap(fingerOn(page), now, move);

it('is offered beside Play, answers a wrong try, is left and gone on with, and leads to a match', async () => {
  const visit = await site.open('?probe', PHONE);
  const { page } = visit;
  const byTouch = touching(page);
  const line = (words: string) =>
    page.locator('#table [role=status]', { hasText: words }).waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Learn in two minutes' }).tap();
  const first = await learn(page, 'cyprus', byTouch, async (now, { say }) => {
    if (say === 'again') return false;
    // One tap would play it: all blades are alike.
    const wrong = now.targets?.hand.find(({ tile }) => tile === '4-9');
    if (wrong) await page.touchscreen.tap(wrong.x, wrong.y);
    await line('play the heavier one');
    expect((await look(page)).log.flat().length).toBe(now.log.flat().length);
  });
  expect(first).toBe(1);
  await page.keyboard.press('m');
  await page.locator('#pause-title').waitFor();
  expect(await faults(page), 'the menu of a lesson').toEqual([]);
  await page.getByRole('button', { name: 'Leave the lesson' }).tap();
  await page.getByRole('button', { name: 'Continue the lesson' }).tap();
  expect(await learn(page, 'cyprus', byTouch)).toBe(7);
  await page.getByRole('heading', { name: 'That’s Cyprus' }).waitFor();
  expect(await faults(page), 'the end of a lesson').toEqual([]);
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept.filter((key) => !/settings|lessons/.test(key))).toEqual([]);
  await page.getByRole('button', { name: 'Play Cyprus now' }).tap();
  await until(page, ({ screen }) => screen === 'playing', 'a match');
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

const HANDS = { keys: byKeyboard, 'the plain table': byDomTable, drag: byDrag(mouseOf) } as const;

/** Every lesson in every way but touch: what is told above of one holds of all. */
const others = (Object.keys(LESSONS) as LessonId[]).flatMap((id) =>
  (Object.keys(HANDS) as (keyof typeof HANDS)[]).map((way) => ({ id, way })),
);
it.runIf(isLong).each(others)('of $id is played to its end by $way', async ({ id, way }) => {
  const visit = await site.open('about:blank');
  const { page } = visit;
  if (way === 'the plain table') await withoutWebGL(page);
  await page.goto(`${site.address}?probe`);
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('combobox').selectOption(id);
  await page.getByRole('button', { name: 'Learn in two minutes' }).click();
  const asked = LESSONS[id].course.filter((part) => typeof part !== 'string').length;
  expect(await learn(page, id, HANDS[way])).toBe(asked);
  await page.getByRole('heading', { name: /^That’s/ }).waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
