/**
 * A browser without what came after spring 2022, as far as it can be taken away from this one: the game is played there. One
 * that lacks more, or a game that fails before its first screen, is told of in words.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { newBuiltins } from '../../tools/browsers/known.ts';
import { byTap, fingerOn, make } from './player.ts';
import { look, until } from './probe.ts';
import { openSite, type Site, type Visit } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Features that some browser of the list lacks, besides those that are new in the language. */
const OF_BROWSERS = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'CanvasRenderingContext2D.roundRect',
  'Element.ariaHidden',
  'Element.ariaLabel',
  'Element.checkVisibility',
  'HTMLElement.inert',
  'HTMLElement.popover',
  'Navigator.userActivation',
  'Navigator.wakeLock',
  'OffscreenCanvas',
  'URL.canParse',
  'URL.parse',
  'VideoFrame',
  'cancelIdleCallback',
  'requestIdleCallback',
  'scheduler',
];

/** Takes all that away, wherever it runs: a text, for workers too. */
const takenAway = `for (const path of ${JSON.stringify([...OF_BROWSERS, ...newBuiltins()])}) {
  const names = path.split('.');
  const name = names.pop();
  const of = names.reduce((at, each) => at?.[each], globalThis);
  for (const holder of [of, of?.prototype, of?.[Symbol.iterator]?.prototype]) if (holder) Reflect.deleteProperty(holder, name);
}\n`;

/** A phone that is touched. */
const PHONE = { viewport: { width: 640, height: 360 }, hasTouch: true } as const;
async function openOlder(): Promise<Visit> {
  const visit = await site.open('about:blank', PHONE);
  await visit.page.addInitScript(takenAway);
  // Modules that the worker imports load before this code, but their functions run after it.
  await visit.page.route(/worker-[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: takenAway + (await response.text()) });
  });
  return visit;
}

const asked = (page: Page) =>
  until(page, ({ question, targets }) => question !== null && targets !== null, 'a question');

it('plays in a browser of spring 2022, by touch', async () => {
  const visit = await openOlder();
  const { page } = visit;
  await page.goto(`${site.address}?probe&game=cyprus&seats=4`);
  expect(await page.evaluate(() => ['toSorted', 'findLast', 'with'].some((name) => name in []))).toBe(false);
  const first = await asked(page);
  const [low] = first.targets?.hand ?? [];
  // Bare cloth, and beside the own tiles.
  await page.touchscreen.tap(320, 60);
  await page.touchscreen.tap((low?.x ?? 0) - 60, low?.y ?? 0);
  const { question } = await asked(page);
  expect(question).toEqual(first.question);
  const move = question?.moves.find((each) => each.do === 'play') ?? question?.moves[0] ?? { do: 'pass' };
  await make(fingerOn(page), byTap, move);
  const now = await look(page);
  expect([now.screen, now.thinker]).toEqual(['playing', 'worker']);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('seats a second person there, and opens Squares', async () => {
  const visit = await openOlder();
  const { page } = visit;
  await page.goto(`${site.address}?probe`);
  await page.getByRole('button', { name: 'Set up a table' }).click();
  await page.getByLabel('Who plays seat 2', { exact: true }).selectOption('Person');
  await page.getByRole('textbox', { name: 'Name at seat 2', exact: true }).waitFor();
  await page.goto(`${site.address}?probe&game=squares&deal=7`);
  const now = await asked(page);
  expect(now.screen).toBe('playing');
  await page.touchscreen.tap(320, 60);
  expect((await asked(page)).screen).toBe('playing');
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('plays where a worker cannot read its script, as a module or at all', async () => {
  const visit = await site.open('about:blank', PHONE);
  const { page } = visit;
  await page.route(/worker-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'a newer language' }),
  );
  await page.goto(`${site.address}?probe&game=cyprus&seats=4`);
  const { question } = await asked(page);
  await make(fingerOn(page), byTap, question?.moves.find(({ do: what }) => what === 'play') ?? { do: 'pass' });
  await until(page, ({ thinker }) => thinker === 'here', 'the bots to think on the page');
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

const { toast } = textsFor([]);

/** Checks that a page without the game says why, and that its button loads the page again. */
async function toldOn({ page }: Visit): Promise<void> {
  await page.goto(site.address);
  await page.getByText('this browser is too old for it').waitFor();
  expect(await page.locator('#coming').isVisible()).toBe(false);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: toast.reload }).click()]);
  await page.getByText('this browser is too old for it').waitFor();
}

it('says so where the browser lacks what the game starts with', async () => {
  const visit = await site.open('about:blank');
  await visit.page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'));
  await toldOn(visit);
  await visit.close();
});

it('says so where the browser cannot read the script', async () => {
  const visit = await site.open('about:blank');
  await visit.page.route(/assets\/index-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'a newer language' }),
  );
  await toldOn(visit);
  await visit.close();
});
