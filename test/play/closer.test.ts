/** A closer look at the cloth by wheel, and back by the button; played on meanwhile. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { regionsOf } from '../../src/table/regions/regions.ts';
import { byTap, make, playMatch } from './player.ts';
import { type Look, look, type Point, until } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SIZE = { width: 640, height: 360 };
const REGIONS = regionsOf({ ...SIZE, seats: 4, handSize: 11, arms: 8, rest: 11 });
const middleOf = ({ x, y, width, height }: typeof REGIONS.board): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Longer than a badge or a line of words stays, milliseconds. */
const LEGIBLE = 2800;

/** The fingerprint of what is seen. */
const picture = async (page: Page) =>
  createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');

/** What is seen when nothing has moved for so many milliseconds. */
async function atRest(page: Page, ms: number): Promise<string> {
  let since = Date.now();
  let last = await picture(page);
  while (Date.now() - since < ms) {
    const now = await picture(page);
    if (now !== last) since = Date.now();
    last = now;
  }
  return last;
}

/** Waits until what is seen is, or is not, that picture. */
async function untilSeen(page: Page, wanted: string, isWanted = true): Promise<void> {
  const end = Date.now() + 5000;
  while (((await picture(page)) === wanted) !== isWanted) {
    if (Date.now() > end) throw new Error(`The table never ${isWanted ? 'comes back' : 'changes'}.`);
  }
}

async function lookCloselyAt(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  for (let notch = 0; notch < 3; notch++) await page.mouse.wheel(0, -100);
}

const playsOf = ({ question }: Look) => question?.moves.filter((move) => move.do === 'play') ?? [];

it('lays a tile at an enlarged place, drags the cloth, and shows the whole table again just as it was', async () => {
  const visit = await site.open('?probe&game=cyprus&seats=4&target=200', { viewport: SIZE });
  const { page } = visit;
  await playMatch(page, byTap, { enough: (now) => now.match === 'freePlay' && playsOf(now).length > 0 });
  const board = middleOf(REGIONS.board);
  await page.mouse.move(board.x, board.y);
  const before = await atRest(page, LEGIBLE);

  // The page around the game must not scroll while the cloth comes closer.
  await page.evaluate(() => {
    window.addEventListener('wheel', ({ defaultPrevented }) => {
      document.body.dataset.wheel = defaultPrevented ? 'ours' : 'theirs';
    });
  });
  const whose = () => page.evaluate(() => document.body.dataset.wheel);
  await lookCloselyAt(page, { x: board.x + 60, y: board.y - 30 });
  await untilSeen(page, before, false);
  const close = await atRest(page, 400);
  expect(await whose()).toBe('ours');
  await page.mouse.down();
  await page.mouse.move(board.x - 40, board.y + 40, { steps: 4 });
  await page.mouse.up();
  await untilSeen(page, close, false);
  const button = middleOf(REGIONS.whole);
  await page.mouse.click(button.x, button.y);
  await page.mouse.move(board.x, board.y);
  await untilSeen(page, before);

  // The wheel over wood and rack is the page's.
  await page.mouse.move(middleOf(REGIONS.rack).x, middleOf(REGIONS.rack).y);
  await page.mouse.wheel(0, -100);
  await page.mouse.move(board.x, board.y);
  expect(await atRest(page, 400)).toBe(before);
  expect(await whose()).toBe('theirs');

  const now = await look(page);
  const [move] = playsOf(now);
  const held = now.targets?.hand.find(({ tile }) => tile === move?.tile);
  if (!move || !held) throw new Error('There is nothing to play.');
  await page.mouse.click(held.x, held.y);
  const whole = await until(page, ({ targets }) => (targets?.places.length ?? 0) > 0, 'the places', 4000);
  const small = whole.targets?.places.find(({ arm }) => arm === move.arm);
  if (!small) throw new Error('The place is not lit.');
  await lookCloselyAt(page, small);
  await atRest(page, 400);
  const seen = await look(page);
  expect(seen.picked).toBe(move.tile);
  expect(seen.targets?.places.map(({ arm }) => arm)).toContain(move.arm);
  await make(page, byTap, move, 0);
  const after = await until(page, ({ log }) => log.flat().length > now.log.flat().length, 'the move', 4000);
  expect(after.log.flat()[now.log.flat().length]).toEqual(move);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
