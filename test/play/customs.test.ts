/** The customs of a real table in the browser: persons take their own tiles; pairs wait for their turn to play. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { often } from '../long.ts';
import { judge } from '../second/judgement.ts';
import { byDomTable, byKeyboard, byTap, type Hand, playMatch, pressScreen } from './player.ts';
import { look, until, untilAtRest } from './probe.ts';
import { passCard, sitDown } from './sit-down.ts';
import { openSite, type Site } from './site.ts';
import { withoutWebGL } from './stored.ts';

const texts = await withSetUp(textsFor([]));

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Raises the curtain for the next person. */
async function raise(page: Page): Promise<void> {
  await pressScreen(page, '.curtain-look');
  await until(page, ({ match }) => match !== 'handingOver', 'the curtain to rise');
}

/** The number of tiles that each seat holds. */
const held = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const counts = [0, 0, 0, 0];
    for (const { seat } of window.starDominoes?.faces() ?? [])
      if (seat !== null) counts[seat] = (counts[seat] ?? 0) + 1;
    return counts;
  });

const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);

/** Takes a tile that lies on the table, in one of the ways that persons have. */
const TAKES: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    const { targets } = await untilAtRest(page);
    const [tile] = targets?.boneyard ?? [];
    if (!tile) throw new Error('No tile lies there.');
    await page.mouse.click(tile.x, tile.y);
  },
  async (page) => {
    for (let tries = 0; tries < 20; tries++) {
      const group = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.group ?? null);
      if (group === 'places') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
];

it('lets four persons take their own tiles, by taps and by keys, and fills the hand of whoever wants it', async () => {
  const visit = await site.open('?probe', { settings: { dealing: 'own' } });
  const { page } = visit;
  await sitDown(page, 4, { 1: 'Ada', 2: 'Ben', 3: 'Cid', 4: 'Dee' }, 25);
  await until(page, ({ match }) => match === 'picking', 'the tiles to be spread');
  const takers: number[] = [];
  for (let turn = 0; ; turn++) {
    const now = await until(page, ({ question, match }) => question !== null || match !== 'picking', 'a turn to take');
    if (now.match !== 'picking' || !now.question) break;
    takers.push(now.question.seat);
    const before = sum(await held(page));
    // Nobody sees a face before all hands are taken: no curtain is needed.
    expect(now.eye).not.toBe(now.question.seat);
    if (turn < 8) await TAKES[turn % TAKES.length]?.(page);
    else await page.locator('#table [data-group="actions"][data-id="draw"]').dispatchEvent('click');
    await expect.poll(async () => (await look(page)).match !== 'picking' || sum(await held(page)) > before).toBe(true);
  }
  expect(takers.slice(0, 8)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  const played = await playMatch(page, byTap, { onCurtain: () => raise(page), enough: ({ deals }) => deals >= 1 });
  expect(judge(played.record)).toMatchObject({ ok: true });
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

/** Opens a game from the shelf, and sits down with these persons, by their seats counted from 1. */
async function chooseSeats(page: Page, game: string, more: number, persons: Readonly<Record<number, string>>) {
  await page.getByRole('button', { name: texts.title.shelf, exact: true }).click();
  await page.getByRole('button', { name: game, exact: true }).click();
  for (let step = 0; step < more; step++) await page.getByRole('button', { name: 'One seat more' }).click();
  for (const [seat, name] of Object.entries(persons)) {
    await page.getByLabel(`Who plays seat ${seat}`, { exact: true }).selectOption('Person');
    await page.getByRole('textbox', { name: `Name at seat ${seat}`, exact: true }).fill(name);
  }
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Draws a tile for partners, in one of the ways that persons have. */
const DRAWS: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.locator('.draw-tile:not(.is-gone)').nth(5).click(),
  async (page) => {
    await page.locator('.draw-tile[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
  async (page) => {
    const box = await page.locator('.draw-tile:not(.is-gone)').nth(8).boundingBox();
    if (!box) throw new Error('No tile lies there.');
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 10, box.y + 90, { steps: 3 });
    await page.mouse.up();
  },
  (page) => page.getByRole('button', { name: texts.table.takeRest, exact: true }).click(),
];

it('lets persons draw for partners in sight of all, by a tap, a key, a drag and by chance, and plays as they drew', async () => {
  const visit = await site.open('?probe', { settings: { dealing: 'own' } });
  const { page } = visit;
  await chooseSeats(page, 'Team Block', 0, { 1: 'Ada', 2: 'Ben', 3: 'Cid' });
  await page.locator('#screens .is-main').click();
  const drawnTiles = page.locator('.draw-players .team-tile');
  for (const [nth, drawOne] of [...DRAWS.slice(0, 3), ...Array.from({ length: 3 }, () => DRAWS[3])].entries()) {
    const player = nth % 3;
    await page.locator('.draw-heap.is-asked').waitFor();
    await page.locator(`[data-player="${player}"].is-turn`).waitFor();
    const before = await drawnTiles.count();
    await drawOne?.(page);
    await expect
      .poll(async () => (await drawnTiles.count()) > before || (await page.locator('#teams-title').count()))
      .toBeTruthy();
  }
  await page.locator('#teams-title').waitFor();
  const names = await page.locator('.team-name').allTextContents();
  const sums = (await page.locator('.team-sum').allTextContents()).map((sum) => Number.parseInt(sum, 10));
  expect(sums).toEqual([...sums].sort((a, b) => b - a));
  await pressScreen(page, '#screens .is-main');
  await until(page, ({ match }) => match === 'picking', 'the tiles to be spread');
  const record = await page.evaluate(() => window.starDominoes?.record() ?? '');
  const header = JSON.parse(record);
  // The highest sum sits down on seat 0, the second on 2, the third on 1, the fourth on 3.
  expect([0, 2, 1, 3].map((seat) => header.seats[seat].name)).toEqual(names.map((name) => name.trim()));
  expect(header.teamDraw.drawn.flat()).not.toEqual(Array.from({ length: 16 }, (_, at) => at));
  expect(judge(record)).toMatchObject({ ok: true });
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('seats three pairs at General, of which one waits, and asks nobody who waits', async () => {
  const visit = await site.open('?probe');
  const { page } = visit;
  await chooseSeats(page, 'General', 1, { 1: 'Ada', 2: 'Ben', 3: 'Cid' });
  await passCard(page);
  const asked = new Set<number>();
  const played = await playMatch(page, byTap, {
    onQuestion: ({ question }) => void asked.add(question?.seat ?? -1),
    onCurtain: () => raise(page),
    enough: ({ deals }) => deals >= often(3, 100),
  });
  expect(judge(played.record)).toMatchObject({ ok: true });
  const [header, ...deals] = played.record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { seats?: readonly unknown[]; waits?: readonly number[] });
  expect(header?.seats).toHaveLength(6);
  const waiting = deals.flatMap(({ waits }) => (waits ? [waits] : []));
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting[0]).toEqual([2, 5]);
  // A pair that has waited through every deal was never asked.
  const waitedAlways = [0, 1, 2].filter((seat) => waiting.every((waits) => waits.includes(seat)));
  for (const seat of waitedAlways) expect(asked).not.toContain(seat);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

const HANDS: readonly [string, Hand<Page>, boolean][] = [
  ['by keys', byKeyboard, false],
  ['on the plain table', byDomTable, true],
];

it.each(HANDS)('plays Sea Goat with three seats %s', async (_, hand, isPlain) => {
  const visit = await site.open('about:blank');
  const { page } = visit;
  if (isPlain) await withoutWebGL(page);
  await page.goto(`${site.address}?probe&game=sea-goat&seats=3`);
  await passCard(page);
  const played = await playMatch(page, hand, { enough: ({ deals }) => deals >= often(1, 100) });
  expect(judge(played.record)).toMatchObject({ ok: true });
  expect((await look(page)).totals).toHaveLength(3);
  await visit.close();
});
