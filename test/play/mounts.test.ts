/** Mounted and unmounted in one page, in the middle of everything: nothing of the game stays behind. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { LOSS_NOTES } from './graphics.ts';
import { holdingsOf, keepLedger } from './ledger.ts';
import { MOMENTS, type Moment } from './mounts/moments.ts';
import { buildPages, PAGES } from './pages.ts';
import { twoFrames } from './probe.ts';
import { goOnButton } from './sit-down.ts';
import { openSite, type Site } from './site.ts';
import { keptText } from './stored.ts';
import { passTime } from './time.ts';

let site: Site;
beforeAll(async () => {
  await buildPages();
  site = await openSite(PAGES);
});
afterAll(() => site.close());

/** A match of its own each time: the game before may not have given its own back yet. */
let mounted = 0;

async function mount(page: Page, { speed, kept: stored }: Moment): Promise<void> {
  const kept = stored && { ...stored, id: `mounted-${mounted++}` };
  const entries = {
    'cyprus/settings': JSON.stringify({ speed: speed ?? 'instant', quality: 'low' }),
    ...(kept ? { [`cyprus/match/${kept.id}`]: keptText(kept) } : {}),
  };
  await page.evaluate(
    async ([texts, query]) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
      history.replaceState(null, '', query);
      const end = await window.startGame?.();
      window.endGame = () => {
        end?.();
        Reflect.deleteProperty(window, 'endGame');
      };
    },
    [entries, kept ? '?probe' : '?probe&game=cyprus&seats=4'] as const,
  );
  if (kept) await goOnButton(page).click();
}

declare global {
  interface Window {
    endGame?: () => void;
  }
}

/** Howler's own, which its parts find each other by. */
const OF_HOWLER = ['Howl', 'Howler', 'HowlerGlobal', 'Sound'];

/** What is left of the game in the page: in its parts, on the page around them, in the window. */
const remains = (page: Page) =>
  page.evaluate(
    (ofHowler) => ({
      parts: [...document.querySelectorAll('#app > *')].map((part) => `${part.id} ${part.textContent?.trim()}`),
      marks: [...document.querySelectorAll('html, body, #app, #app > *')].map((part) =>
        part.getAttributeNames().map((name) => `${name}=${part.getAttribute(name)}`),
      ),
      globals: Object.keys(window)
        .filter((name) => !ofHowler.includes(name))
        .sort(),
    }),
    OF_HOWLER,
  );

async function weigh(devtools: CDPSession) {
  for (let times = 0; times < 2; times++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { heap: usedSize, ...(await devtools.send('Memory.getDOMCounters')) };
}

type Weight = Awaited<ReturnType<typeof weigh>>;

/** The page once it gets no lighter: what was still on its way when a game ended holds it for a moment longer. */
async function lightest(page: Page, devtools: CDPSession): Promise<Weight> {
  let before = await weigh(devtools);
  for (;;) {
    await passTime(page, 60_000);
    await twoFrames(page);
    const now = await weigh(devtools);
    if (now.nodes >= before.nodes) return now;
    before = now;
  }
}

const leftIn = async (page: Page) => ({ ...(await holdingsOf(page)), ...(await remains(page)) });

/** In all: `npm run play:long`. */
const middles = MOMENTS.filter((_, at) => isLong || at % 3 === 1);

it('leaves nothing behind, twice taken out of the page in the middle of each of many things', async () => {
  const visit = await site.open('about:blank');
  const { page } = visit;
  await keepLedger(page);
  await page.goto(`${site.address}mounts.html`);
  await page.waitForFunction(() => window.startGame);
  // Playwright leaves listeners of its own with the first click.
  await page.locator('body').click();
  const devtools = await page.context().newCDPSession(page);
  const before = await leftIn(page);
  let first: Weight | null = null;
  for (const round of [1, 2]) {
    for (const moment of middles) {
      await mount(page, moment);
      await moment.reach(page);
      expect((await holdingsOf(page)).listeners.length).toBeGreaterThan(before.listeners.length);
      await page.evaluate(() => window.endGame?.());
      await moment.after?.(page);
      await expect.poll(() => leftIn(page), { message: `${moment.title}, round ${round}` }).toEqual(before);
    }
    // The browser keeps what its mouse last touched.
    await page.mouse.click(1, 1);
    if (round === 1) first = await lightest(page, devtools);
  }
  if (!first) throw new Error('Nothing was weighed.');
  // What is cut off from the page counts here, too: the smallest screen has 50 nodes, a game more than a megabyte. It goes
  // as soon as whatever was on its way has come.
  await expect
    .poll(async () => {
      const { nodes, jsEventListeners, heap } = await weigh(devtools);
      const [more, ears, bytes] = [nodes - first.nodes, jsEventListeners - first.jsEventListeners, heap - first.heap];
      return more < 30 && ears < 4 && bytes < 1_500_000 ? 'light' : { more, ears, bytes };
    })
    .toBe('light');
  expect(visit.complaints.filter((text) => !LOSS_NOTES.some((note) => note.test(text)))).toEqual([]);
  await visit.close();
});
