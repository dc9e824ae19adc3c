/**
 * Today's deal, played by two who know nothing of each other: on two origins, by other hands, with bots that think elsewhere;
 * and a mosaic of a day.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { audit } from '../../src/rules/audit.ts';
import { made, solved } from '../rules/mosaic/mosaic-deals.ts';
import { faults } from './axe.ts';
import { byDomTable as inOutline } from './outline-hands.ts';
import { byDomTable, byKeyboard, type Hand, type Played, playMatch } from './player.ts';
import { until } from './probe.ts';
import { passCard } from './sit-down.ts';
import { openSite, type Site } from './site.ts';
import { withoutWebGL } from './stored.ts';

/** A day on which Sebastopol is played. */
const NOON = '2026-11-21T12:00:00';
const texts = await withSetUp(textsFor([]));

let sites: readonly Site[] = [];
beforeAll(async () => {
  sites = await Promise.all([openSite(), openSite()]);
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

declare global {
  interface Window {
    /** What the game wrote to the clipboard. */
    copied?: string;
  }
}

/** A page that is about to play, on a site of its own. */
async function visitor(site: Site, chance: number, prepare: (page: Page) => Promise<unknown>, time = NOON) {
  const visit = await site.open('about:blank', { chance, isTimed: true, viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await page.clock.setFixedTime(new Date(time));
  await page.addInitScript(() => {
    const clipboard = {
      async writeText(text: string) {
        window.copied = text;
      },
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  await withoutWebGL(page);
  await prepare(page);
  await page.goto(`${site.address}?probe`);
  await until(page, ({ screen }) => screen === 'title', 'the title');
  return visit;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Plays the first try to its end. */
async function firstTry(page: Page, hand: Hand): Promise<Played> {
  await press(page, texts.title.today);
  await press(page, texts.today.play);
  await passCard(page);
  // Always the same of the moves that are legal, and of free blades the first, which one tap starts.
  return playMatch(page, hand, {
    choose: (moves) => [...moves].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))[0],
  });
}

it('has the same tiles and, to the same moves, the same moves of the bots on every origin', async () => {
  const [here, there] = sites as readonly [Site, Site];
  expect(here.address).not.toBe(there.address);
  const one = await visitor(here, 1, async () => {});
  const other = await visitor(there, 2, async (page) => {
    // No worker: the bots think on the page.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  });
  const played = await firstTry(one.page, byKeyboard);
  expect((await firstTry(other.page, byDomTable)).record).toBe(played.record);
  const [header, deal, ...more] = played.record.trim().split('\n');
  expect(JSON.parse(header ?? '')).toMatchObject({ game: 'sebastopol' });
  expect(JSON.parse(deal ?? '')).toMatchObject({ deal: 1, totals: played.totals });
  expect(more).toEqual([]);
  expect(audit(played.record).ok).toBe(true);

  const { page } = one;
  expect(await faults(page)).toEqual([]);
  await press(page, texts.today.toDay);
  await page.getByRole('list', { name: texts.today.tries }).getByText(`${played.totals[0]}`, { exact: true }).waitFor();
  expect(await faults(page)).toEqual([]);
  await press(page, texts.today.share);
  await page.getByText(texts.deals.sharing.copied).waitFor();
  const copied = await page.evaluate(() => window.copied);
  expect(copied).toContain(`${here.address}?day=2026-11-21`);
  expect(copied).not.toMatch(/\b\d-\d\b(?!\d)/);
  // What is gone for good is gone after a reload, too: two tries are left.
  await page.goto(`${here.address}?probe&day=2026-11-21`);
  await page.getByRole('button', { name: texts.today.again(2), exact: true }).waitFor();
  await press(page, texts.today.back);
  await press(page, texts.title.book);
  await page.getByRole('heading', { name: texts.feats.title }).waitFor();
  expect(await faults(page)).toEqual([]);
  expect([...one.complaints, ...other.complaints]).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

it('has a mosaic two touches from the title, which is shared, and marks the day', async () => {
  const [here] = sites as readonly [Site, Site];
  const visit = await visitor(here, 1, async () => {}, '2027-01-02T12:00:00');
  const { page } = visit;
  await press(page, texts.title.today);
  await press(page, texts.today.playMosaic.small);
  await passCard(page);
  const found = solved(made(70_102, 'small'));
  let step = 0;
  const { totals } = await playMatch(page, inOutline, {
    choose: () => (found.is === 'found' ? found.moves[step++] : undefined),
  });
  expect(totals).toEqual([1]);
  await press(page, texts.deals.challenge);
  await page.getByText(texts.deals.sharing.copied).waitFor();
  expect(await page.evaluate(() => window.copied)).toContain(`${here.address}?game=mosaic&deal=170102`);
  expect(await faults(page)).toEqual([]);
  await press(page, texts.today.toDay);
  await page.getByRole('button', { name: texts.today.playMosaic.middle, exact: true }).waitFor();
  expect(await faults(page)).toEqual([]);
  await press(page, texts.room.title);
  await page.getByRole('heading', { name: texts.room.title }).waitFor();
  expect(await faults(page)).toEqual([]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
