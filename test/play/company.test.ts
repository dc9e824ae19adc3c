/** Bots worth playing against, and the help that a player gets, in the browser. */
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots, withSetUp } from '../../src/i18n/index.ts';
import { sameMove } from '../../src/rules/moves.ts';
import { byTap, make } from './player.ts';
import { recordOf, until } from './probe.ts';
import { passCard } from './sit-down.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const texts = await withBots(textsFor([]));
const { setup, sheet } = await withSetUp(texts);
const status = (page: Page) => page.locator('#table [role=status]').textContent();
const press = (page: Page, name: string) => page.locator('#screens').getByRole('button', { name, exact: true }).click();
/** The names in the set-up, once its seats are there. */
async function namesOf(page: Page): Promise<readonly string[]> {
  const names = page.locator('.seat-row input.name');
  await names.first().waitFor();
  return names.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
}
const levelsIn = (record: string) =>
  (JSON.parse(record.split('\n')[0] ?? '{}') as { seats: { level?: string }[] }).seats.map(({ level }) => level);

it('seats bots as strong as the set-up or the address says, and others the next time', async () => {
  const visit = await site.open('?probe');
  const { page } = visit;
  const { names } = texts.bots.levels;
  await press(page, texts.title.games);
  const { label, bot } = texts.bots.levels;
  await page.getByLabel(label, { exact: true }).selectOption(names.expert);
  await page.getByLabel(setup.kindOf(3), { exact: true }).selectOption(bot.novice);
  const before = await namesOf(page);
  await press(page, setup.start);
  await passCard(page);
  await until(page, ({ question }) => question !== null, 'a question');
  expect(levelsIn(await recordOf(page))).toEqual([undefined, 'expert', 'novice', 'expert']);

  await page.goto(`${site.address}?probe`);
  await press(page, texts.title.games);
  const next = await namesOf(page);
  expect(next.filter((name) => before.includes(name))).toEqual(['You']);

  await page.goto(`${site.address}?probe&game=sebastopol&level=casual,club`);
  await until(page, ({ question }) => question !== null, 'a question');
  expect(levelsIn(await recordOf(page))).toEqual([undefined, 'casual', 'club', 'casual']);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('gives a hint by a key, shows it on the table, and none to who wants none', async () => {
  const visit = await site.open('?probe&game=cyprus&seats=4&target=60&level=novice');
  const { page } = visit;
  const asked = await until(
    page,
    ({ question, astray }) => (question?.moves.length ?? 0) > 0 && astray?.length === 0,
    'a question',
  );
  const before = await status(page);
  await page.keyboard.press('h');
  await page.waitForFunction((was) => document.querySelector('#table [role=status]')?.textContent !== was, before);
  expect(await status(page)).toMatch(/^[A-Z].+: .+\.$/);
  const [tile] = await page
    .locator('#table .hand-tile.is-advised')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.id));
  if (tile) expect(asked.question?.moves.some((move) => 'tile' in move && move.tile === tile)).toBe(true);
  // Whoever follows it makes that move.
  const move = asked.question?.moves.find((each) => (tile ? 'tile' in each && each.tile === tile : true));
  if (move) {
    await make(page, byTap, move);
    const { log } = await until(page, (now) => now.log.flat().length > asked.log.flat().length, 'the move');
    expect(log.flat().some((each) => sameMove(each, move))).toBe(true);
  }
  await page.evaluate(() =>
    localStorage.setItem('cyprus/settings', JSON.stringify({ speed: 'instant', quality: 'low', hints: false })),
  );
  await page.goto(`${site.address}?probe&game=sebastopol`);
  await until(page, ({ question }) => question !== null, 'a question without hints');
  await page.keyboard.press('h');
  expect(await page.locator('#table [data-group="actions"][data-id="hint"]').count()).toBe(0);
  expect(await status(page)).toMatch(/^Your turn/);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('goes through a deal again, and shows how it was fixed and who saw what', async () => {
  const visit = await site.open('?probe&game=sebastopol&seats=4&target=200');
  const { page } = visit;
  await until(page, ({ question }) => question !== null, 'a question');
  // Before the deal is over there is its fingerprint, and nothing else.
  await page.keyboard.press('m');
  await press(page, texts.pause.fairness);
  await page.getByRole('heading', { name: texts.bots.fairness.title }).waitFor();
  const shown = await page.locator('.fingerprint').allTextContents();
  expect(shown).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  await page.keyboard.press('Escape');
  await press(page, texts.pause.resume);
  let isSheet = false;
  while (!isSheet) {
    const now = await until(
      page,
      ({ question, match }) => question !== null || match === 'sheet',
      'a question or the sheet',
    );
    isSheet = now.match === 'sheet';
    const [move] = now.question?.moves ?? [];
    if (move) await make(page, byTap, move);
  }
  await page.waitForSelector('#screens .button.is-main');

  await press(page, sheet.review);
  await page.getByRole('heading', { name: texts.bots.review.title(1) }).waitFor();
  const { review } = texts.bots;
  await page.getByText(review.nothing).or(page.getByText(review.found)).or(page.getByText(review.noDecision)).waitFor();
  if (await page.getByText(review.found).isVisible()) {
    expect(await page.locator('.review-tile.is-best, .review-tile.is-played').count()).toBeGreaterThan(0);
    await page.locator('.still canvas').waitFor();
    await page.getByRole('radio', { name: review.views.best }).check({ force: true });
    await page.locator('.still canvas').waitFor();
  }
  await press(page, review.back);
  await page.keyboard.press('Escape');
  await press(page, texts.pause.fairness);
  await page.getByRole('heading', { name: texts.bots.fairness.title }).waitFor();
  expect(await page.locator('.fingerprint').first().textContent()).toBe(shown[0]);
  await press(page, texts.bots.fairness.check);
  expect(await page.getByText(texts.bots.fairness.right).count()).toBe(1);
  const moment = page.getByRole('slider');
  await moment.focus();
  const seen = () => page.locator('.heap .tile:not(.tile-back)').count();
  // Of Sebastopol’s 28 tiles each sees the own seven, and one more with each that others lay.
  expect(await seen()).toBe(7);
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.querySelectorAll('.heap .tile:not(.tile-back)').length > 8);
  await page.locator('.still canvas').waitFor();

  // The same, without the game: from a disk.
  const record = await recordOf(page);
  await page.goto(pathToFileURL('public/check.html').href);
  await page.locator('#record').fill(record);
  await page.getByRole('button', { name: 'Check it' }).click();
  expect(await page.locator('#verdict').textContent()).toBe('Nothing was changed.');
  expect(await page.locator('#found code').first().textContent()).toBe(shown[0]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
