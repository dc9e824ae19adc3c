/** Storage that fails, in a real browser: the match is played on, and one word says what it means. */
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { after, played } from '../shell/kept-matches.ts';
import { byDomTable, playMatch } from './player.ts';
import { until } from './probe.ts';
import { goOnButton } from './sit-down.ts';
import { openSite, type Site } from './site.ts';
import { keptText, storedBefore, withoutWebGL } from './stored.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const { toast, pause } = textsFor([]);
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

/** A page without a scene, on which something else was done before the game starts. */
async function open(query: string, prepare: (page: Page) => Promise<unknown>) {
  const visit = await site.open('about:blank', { viewport: { width: 844, height: 390 } });
  await withoutWebGL(visit.page);
  await prepare(visit.page);
  await visit.page.goto(`${site.address}${query}`);
  return visit;
}

it.each([
  [
    'throws at the first touch',
    toast.noStorage,
    (page: Page) =>
      page.addInitScript(() => {
        const get = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get });
      }),
  ],
  [
    'has no room',
    toast.noRoom,
    (page: Page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  ],
])('plays on where storage %s, and keeps the match as long as the page', async (_, word, prepare) => {
  const visit = await open('?probe&game=sebastopol', prepare);
  const { page } = visit;
  await page.getByText(word).waitFor();
  let moves = 0;
  await playMatch(
    page,
    async (...given) => {
      await byDomTable(...given);
      moves++;
    },
    { enough: () => moves >= 2 },
  );
  const before = await until(page, ({ question }) => question !== null, 'a question');
  await page.keyboard.press('m');
  await press(page, pause.leave);
  await goOnButton(page).click();
  const then = await until(page, ({ question }) => question !== null, 'the same question');
  expect(then.question).toEqual(before.question);
  expect(then.log).toEqual(before.log);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('offers the last good match where others are broken or of a newer version, and hands the broken ones out', async () => {
  const good = played('sebastopol', 4, { target: 60 }, 'good', after(9));
  const broken = keptText({ ...good, id: 'broken', log: [[{ do: 'pass' }]] });
  const visit = await open('?probe', (page) =>
    storedBefore(page, {
      'cyprus/match/good': keptText(good),
      'cyprus/match/broken': broken,
      'cyprus/match/cut': keptText(good).slice(0, 100),
      'cyprus/match/huge': 'x'.repeat(2_000_000),
      'cyprus/match/later': '{"version":9}',
      'somebody/else': '{',
    }),
  );
  const { page } = visit;
  await page.getByText(toast.badSave).waitFor();
  await page.getByText(toast.foreignSave).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, toast.keepBadSave)]);
  expect(await text(await download.createReadStream())).toContain(keptText(good).slice(0, 100));
  await goOnButton(page).click();
  const { log } = await until(page, ({ question }) => question !== null, 'a question');
  expect(log[0]?.slice(0, 9)).toEqual(good.log[0]);
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toContain('somebody/else');
  expect(keys.filter((key) => key.startsWith('cyprus/match/'))).toEqual(['cyprus/match/good', 'cyprus/match/later']);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
