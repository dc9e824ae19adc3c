/** The first Play of a newcomer: half a minute about the game, then the match; and a title on which nothing jumps. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { isLong } from '../long.ts';
import { until } from './probe.ts';
import { goOnButton, passCard, pressPlay } from './sit-down.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const texts = await withSetUp(textsFor([]));
const { title, pause } = texts;
const at = (page: Page, wanted: string) => until(page, ({ screen }) => screen === wanted, wanted);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function leaveMatch(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await press(page, pause.leave);
  await at(page, 'title');
}

/** Where the buttons are that are always on the title, once its letters have come. */
const places = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return page.locator('.title-rest .button, .title-row .button:has-text("Play ")').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
};

// The widest has the most room.
it.each([[390, 844], [844, 390], ...(isLong ? [[1280, 800]] : [])] as [number, number][])(
  'tells what Cyprus is about before its first match, once, at %i × %i',
  async (width, height) => {
    const visit = await site.open('?probe', { viewport: { width, height } });
    const { page } = visit;
    await at(page, 'title');
    const before = await places(page);
    await pressPlay(page);
    await page.getByRole('heading', { name: 'Cyprus in half a minute' }).waitFor();
    await page.locator('.half-minute canvas').nth(2).waitFor();
    const wins = await page.getByText('The first to reach 150 points wins.').boundingBox();
    expect((wins?.y ?? height) + (wins?.height ?? 0)).toBeLessThan(height);
    await page.keyboard.press('Enter');
    await until(page, ({ question }) => question !== null, 'a question');
    await leaveMatch(page);
    await goOnButton(page).getByText('Continue: Cyprus, deal 1').waitFor();
    expect(await places(page)).toEqual(before);
    await pressPlay(page);
    await at(page, 'playing');
    expect(visit.complaints).toEqual([]);
    await visit.close();
  },
);

it('goes back to the title from there, and plays without it where it cannot be had', async () => {
  const visit = await site.open('?probe');
  const { page } = visit;
  await at(page, 'title');
  await pressPlay(page);
  await page.getByRole('heading', { name: 'Cyprus in half a minute' }).waitFor();
  await page.goBack();
  await at(page, 'title');
  await visit.close();
  const away = await site.open('about:blank');
  await away.page.route(/\/late-screens-/, (route) => route.abort());
  await away.page.goto(`${site.address}?probe`);
  await at(away.page, 'title');
  await pressPlay(away.page);
  await until(away.page, ({ question }) => question !== null, 'a question');
  await away.close();
});

it('tells it before today’s deal, too, and a try begins with Play only', async () => {
  const visit = await site.open('about:blank', { isTimed: true });
  const { page } = visit;
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  await page.goto(`${site.address}?probe`);
  await at(page, 'title');
  await press(page, title.today);
  await press(page, texts.today.play);
  await page.getByRole('heading', { name: 'Sebastopol in half a minute' }).waitFor();
  await page.getByText('This is a single deal: whoever has the most points wins.').waitFor();
  await page.keyboard.press('Escape');
  await at(page, 'today');
  await page.getByText(texts.today.how).waitFor();
  await press(page, texts.today.play);
  await passCard(page);
  await until(page, ({ question }) => question !== null, 'a question');
  await leaveMatch(page);
  await goOnButton(page).getByText('Continue: today’s deal').waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
