/** A window that is resized and turned all the time: everything lies as before, and nothing of it is kept. A small one is played in. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fastChance } from '../../src/rules/chance.ts';
import { often } from '../long.ts';
import { played } from '../shell/kept-matches.ts';
import { continued } from './continued.ts';
import { difference, pictureAtRest, pictureLike } from './graphics.ts';
import { holdingsOf, keepLedger } from './ledger.ts';
import { until } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The person is asked at once: nobody's badge is read. */
const save = played(
  'cyprus',
  4,
  { target: 200 },
  'resized',
  ({ deal }) => deal.turn?.seat === 0 && deal.laid.length > 14,
);

const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
] as const;

it('stands as before after many other sizes, and keeps nothing of them', async () => {
  const visit = await continued(site, save, { isSeen: true }, keepLedger);
  const { page } = visit;
  const session = await page.context().newCDPSession(page);
  const size = (width: number, height: number) =>
    session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  const turnAbout = async (times: number) => {
    for (let i = 0; i < times; i++) {
      for (const { width, height } of SIZES) await size(width, height);
    }
  };
  const chance = fastChance(1);
  const sizes = Array.from(
    { length: often(4, 100) },
    () => [320 + chance.below(600), 320 + chance.below(500)] as const,
  );
  /** Until the page has followed and shown it. */
  const followed = async (width: number, height: number) => {
    await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height] as const);
    await pictureAtRest(page);
  };
  const follow = async (all: readonly (readonly [number, number])[]) => {
    for (const [width, height] of all) {
      await size(width, height);
      await followed(width, height);
    }
  };
  const last = SIZES.map(({ width, height }) => [width, height] as const);
  const resizeMuch = async () => {
    const all: Promise<unknown>[] = [];
    // Not one after the other: the next comes whether or not the page has followed.
    for (const [width, height] of sizes) {
      all.push(size(width, height));
    }
    await Promise.all(all);
    await turnAbout(often(2, 10));
    // What the words of either size are painted on is kept: which of them the page has shown is not left to chance.
    await follow(last);
  };
  /** Asked at the last of the sizes. */
  const question = () =>
    until(page, (now) => now.question !== null && now.targets !== null && now.astray?.length === 0, 'a question');
  // One after the other: the page has shown whatever it keeps for any of these sizes.
  await follow([...sizes, ...last]);
  const before = await question();
  const picture = await pictureAtRest(page);
  const kept: Record<string, number>[] = [];
  for (let round = 0; round < 2; round++) {
    await resizeMuch();
    expect(await difference(page, await pictureLike(page, picture), picture)).toEqual({ pixels: 0, most: 0 });
    expect((await question()).targets).toEqual(before.targets);
    const { listeners, ...holdings } = await holdingsOf(page);
    kept.push({ ...holdings, listeners: listeners.length });
  }
  // All that some size needs was there before the first round: the second needs no more.
  for (const [what, count] of Object.entries(kept[1] ?? {})) {
    expect(count, what).toBeLessThanOrEqual(kept[0]?.[what] ?? 0);
  }
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('lets a tile be taken up in a window of 320 × 256, and the match be left', async () => {
  const visit = await continued(site, save, {
    settings: { oneTap: false },
    viewport: { width: 320, height: 256 },
  });
  const { page } = visit;
  const asked = await until(page, (now) => now.question !== null && now.astray?.length === 0, 'a question');
  const playable = new Set<string>(asked.question?.moves.flatMap((move) => ('tile' in move ? [move.tile] : [])));
  expect(playable.size).toBeGreaterThan(2);
  // Each of them is where a tap takes it up, and no other.
  for (const { tile, x, y } of asked.targets?.hand.filter((one) => playable.has(one.tile)) ?? []) {
    await page.mouse.click(x, y);
    await until(page, ({ picked }) => picked === tile, `${tile} to be taken up`);
  }
  await page.keyboard.press('m');
  const leave = page.locator('.board-foot .button').last();
  await leave.scrollIntoViewIfNeeded();
  const [board, button] = [await page.locator('.board').boundingBox(), await leave.boundingBox()];
  if (!board || !button) throw new Error('the board has a button');
  expect(board.y).toBeGreaterThanOrEqual(0);
  expect(button.y + button.height).toBeLessThanOrEqual(board.y + board.height);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
