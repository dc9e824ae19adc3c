/** The score of an evening with real tiles, typed in by taps: Cyprus, Goat and Sea Goat on a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { faults } from './axe.ts';
import { until } from './probe.ts';
import { openSite, type Site } from './site.ts';

const texts = await withSetUp(textsFor([]));
const { pad: words } = texts;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).locator('.choice-item', { hasText: name }).first().tap();
const totals = (page: Page) => page.locator('.pad-table tfoot b').allTextContents();

/** Taps what is left with somebody. */
async function tapTiles(page: Page, name: string, tiles: readonly string[]): Promise<void> {
  await press(page, words.tilesOf(name));
  const picker = page.getByRole('group', { name: words.tilesOf(name) });
  for (const tile of tiles) await picker.getByRole('button', { name: tile, exact: true }).tap();
  await press(page, words.tilesOf(name));
}

/** Opens a pad of a game from the set-up, with four who have names; `to`: the points that win. */
async function openPad(page: Page, game: string, to?: number): Promise<void> {
  await press(page, texts.title.shelf);
  await page.getByRole('button', { name: game, exact: true }).tap();
  await press(page, texts.setup.allHere);
  for (const [seat, name] of ['Ada', 'Ben', 'Cid', 'Dee'].entries())
    await page.getByRole('textbox', { name: texts.setup.nameOf(seat + 1), exact: true }).fill(name);
  const length = texts.options.target;
  if (to !== undefined && length) await choose(page, length.name, length.value(to));
  await press(page, words.open);
  await page.getByRole('heading', { name: words.title(game) }).waitFor();
}

async function phone() {
  const visit = await site.open('about:blank', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await visit.page.goto(`${site.address}?probe`);
  await until(visit.page, ({ screen }) => screen === 'title', 'the title');
  return visit;
}

it('keeps the score of an evening of Cyprus, over a reload too, and says who has won', async () => {
  const { page, complaints, close } = await phone();
  await openPad(page, 'Cyprus', 60);
  await choose(page, words.who('cyprus', 'domino'), 'Ben');
  for (const name of ['Ada', 'Cid']) await page.getByLabel(words.leftOf(name)).fill('5+5');
  await tapTiles(page, 'Dee', ['four-nine', 'double seven']);
  await press(page, words.write);
  await expect.poll(() => totals(page)).toEqual(['0', '47', '0', '0']);
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await until(page, ({ screen }) => screen === 'title', 'the title');
  await press(page, texts.title.shelf);
  await press(page, words.all);
  await page.locator('.kept-match .button', { hasText: 'Cyprus' }).first().tap();
  await expect.poll(() => totals(page)).toEqual(['0', '47', '0', '0']);
  await choose(page, words.ended, words.ends('blocked'));
  for (const [name, count] of [
    ['Ada', '3'],
    ['Ben', '60'],
    ['Cid', '9'],
    ['Dee', '7'],
  ] as const)
    await page.getByLabel(words.leftOf(name)).fill(count);
  await press(page, words.write);
  await expect.poll(() => totals(page)).toEqual(['73', '47', '0', '0']);
  await page.getByRole('heading', { name: 'Ada wins' }).waitFor();
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it('keeps the score of Goat for two sides, and takes a deal back', async () => {
  const { page, complaints, close } = await phone();
  await openPad(page, 'Goat');
  await choose(page, words.who('goat', 'domino'), 'Ada');
  for (const name of ['Ben', 'Cid', 'Dee']) await page.getByLabel(words.leftOf(name)).fill('9');
  await press(page, words.write);
  await expect.poll(() => totals(page)).toEqual(['0', '18']);
  await press(page, words.takeBack);
  await expect.poll(() => totals(page)).toEqual(['0', '0']);
  await page.getByLabel(words.leftOf('Dee')).fill('3');
  await press(page, words.write);
  // 16.5: under thirteen no account is opened.
  await expect.poll(() => totals(page)).toEqual(['0', '0']);
  expect(complaints).toEqual([]);
  await close();
});

it('keeps the score of Sea Goat to a last double blank', async () => {
  const { page, complaints, close } = await phone();
  await openPad(page, 'Sea Goat');
  await choose(page, words.who('sea-goat', 'domino'), 'Ada');
  await page.getByLabel(words.leftOf('Ben')).fill('20');
  await page.getByLabel(words.leftOf('Cid')).fill('0');
  await page.getByLabel(words.leftOf('Dee')).fill('11');
  await press(page, words.write);
  await expect.poll(() => totals(page)).toEqual(['31', '0']);
  await choose(page, words.who('sea-goat', 'domino'), 'Ben');
  await choose(page, words.last, texts.tile('0-0'));
  for (const name of ['Ada', 'Cid', 'Dee']) await page.getByLabel(words.leftOf(name)).fill('1');
  await press(page, words.write);
  await page.getByRole('heading', { name: 'Ben & Dee win' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
