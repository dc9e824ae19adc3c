/** Faults of the game itself, in a real browser: a screen that says so, and the match as it stood. */
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { judge } from '../second/judgement.ts';
import { played } from '../shell/kept-matches.ts';
import { byDomTable } from './player.ts';
import { until } from './probe.ts';
import { goOnButton } from './sit-down.ts';
import { openSite, type Site } from './site.ts';
import { keptText, storedBefore, withoutWebGL } from './stored.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const { crash, toast } = textsFor([]);
const viewport = { width: 844, height: 390 };
const begun = played(
  'cyprus',
  4,
  { target: 200 },
  'crashed',
  ({ log, deal }) => log.length === 2 && deal.log.length > 11,
);

/** A script of another site throws, and leaves twenty promises that it has broken. */
async function faultsOfOthers(page: Page): Promise<void> {
  const address = 'https://elsewhere.example/script.js';
  const body = `setTimeout(() => { throw new Error('theirs'); });`;
  await page.route(address, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  await page.evaluate(async (src) => {
    let left = 21;
    const all = new Promise<void>((done) => {
      for (const type of ['error', 'unhandledrejection']) {
        window.addEventListener(type, () => --left === 0 && done());
      }
    });
    document.head.append(Object.assign(document.createElement('script'), { src }));
    for (let time = 0; time < 20; time++) void Promise.reject(time % 2 === 0 ? undefined : new Error('theirs'));
    await all;
  }, address);
}

it('hears no faults of others, goes on with the very turn after its own under a finger, and hands out the record', async () => {
  const visit = await site.open('about:blank', { viewport });
  const { page } = visit;
  await withoutWebGL(page);
  await storedBefore(page, { [`cyprus/match/${begun.id}`]: keptText(begun) });
  await page.goto(`${site.address}?probe`);
  await goOnButton(page).click();
  const before = await until(page, ({ question }) => question !== null, 'a question');

  await faultsOfOthers(page);
  expect(await page.getByText(crash.title).count()).toBe(0);
  await page.evaluate(() => {
    // The game looks for the button that was pressed, and finds no way to.
    const { closest } = Element.prototype;
    Object.assign(Element.prototype, { closest: null });
    window.addEventListener('error', () => Object.assign(Element.prototype, { closest }), { once: true });
  });
  await page.locator('#table [data-group="hand"]').first().click({ force: true });
  await page.getByText(crash.title).waitFor();
  await page.getByText(crash.line).waitFor();
  const record = page.getByRole('button', { name: crash.record });
  const [download] = await Promise.all([page.waitForEvent('download'), record.click()]);
  // Of the deal that is going on nothing is told: the record would give the hands away.
  expect(judge(await text(await download.createReadStream()))).toMatchObject({ ok: true });

  await page.getByRole('button', { name: crash.goOn }).click();
  const now = await until(page, ({ question }) => question !== null, 'the same question');
  expect(now.question).toEqual(before.question);
  expect(now.log).toEqual(before.log);
  await byDomTable(page, now, now.question?.moves[0] ?? { do: 'pass' });
  await until(page, ({ log }) => log.flat().length > now.log.flat().length, 'the move to be made');
  expect(visit.complaints.filter((each) => !/^undefined$|closest is not a function|theirs/.test(each))).toEqual([]);
  await visit.close();
});

it('goes on at the plain table when drawing fails in the middle of a match', async () => {
  const visit = await site.open('about:blank', { viewport });
  const { page } = visit;
  await storedBefore(page, { [`cyprus/match/${begun.id}`]: keptText(begun) });
  await page.goto(`${site.address}?probe`);
  await goOnButton(page).click();
  const before = await until(page, ({ question, targets }) => question !== null && targets !== null, 'a question');
  await page.evaluate(() => {
    const fail = () => {
      throw new Error('staged');
    };
    Object.assign(WebGL2RenderingContext.prototype, {
      drawElements: fail,
      drawArrays: fail,
      drawElementsInstanced: fail,
    });
  });
  // Something on the cloth changes, so that it is drawn again.
  await page.mouse.click(before.targets?.hand[0]?.x ?? 0, before.targets?.hand[0]?.y ?? 0);
  await page.getByText(toast.lostScene).waitFor();
  const now = await until(page, ({ targets }) => targets === null, 'the plain table');
  expect(now.question).toEqual(before.question);
  await byDomTable(page, now, now.question?.moves[0] ?? { do: 'pass' });
  await until(page, ({ log }) => log.flat().length > now.log.flat().length, 'the move to be made');
  await visit.close();
});
