/** A closer look at the cloth by wheel, and back by the button; played on meanwhile. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { regionsOf } from '../table/kinds.ts';
import { SMALL } from './contexts.ts';
import { continued, withChoice } from './continued.ts';
import { keepLedger, untilStill } from './ledger.ts';
import { byTap, make } from './player.ts';
import { type Look, look, type Point, until } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const REGIONS = regionsOf({ ...SMALL, seats: 4, handSize: 9, arms: 8, rest: 19 });
const middleOf = ({ x, y, width, height }: typeof REGIONS.board): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The fingerprint of what is seen when nothing moves any more. */
async function pictureAtRest(page: Page): Promise<string> {
  await untilStill(page);
  return createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
}

/** The wheel's turns that the page has had, and whose the last of them was. */
const turnsOf = (page: Page) =>
  page.evaluate(() => ({ count: Number(document.body.dataset.turns ?? 0), whose: document.body.dataset.whose }));

/** Turns the wheel so many notches, and waits until the page has had them all. */
async function turnWheel(page: Page, { x, y }: Point, notches: number) {
  const { count } = await turnsOf(page);
  await page.mouse.move(x, y);
  for (let notch = 0; notch < notches; notch++) {
    await page.mouse.wheel(0, -100);
    await expect.poll(() => turnsOf(page)).toMatchObject({ count: count + notch + 1 });
  }
}

const playsOf = ({ question }: Look) => question?.moves.filter((move) => move.do === 'play') ?? [];

it('lays a tile at an enlarged place, drags the cloth, and shows the whole table again just as it was', async () => {
  // A page that sounds is at rest only when its audio has gone to sleep.
  const visit = await continued(
    site,
    withChoice,
    { settings: { muted: true, oneTap: false }, isSeen: true },
    keepLedger,
  );
  const { page } = visit;
  await until(page, (now) => playsOf(now).length > 0, 'a question');
  const board = middleOf(REGIONS.board);
  await page.mouse.move(board.x, board.y);
  const before = await pictureAtRest(page);

  // The page around the game must not scroll while the cloth comes closer.
  await page.evaluate(() => {
    window.addEventListener('wheel', ({ defaultPrevented }) => {
      const { dataset } = document.body;
      dataset.turns = String(Number(dataset.turns ?? 0) + 1);
      dataset.whose = defaultPrevented ? 'ours' : 'theirs';
    });
  });
  await turnWheel(page, { x: board.x + 60, y: board.y - 30 }, 3);
  const close = await pictureAtRest(page);
  expect(close).not.toBe(before);
  expect(await turnsOf(page)).toMatchObject({ whose: 'ours' });
  await page.mouse.down();
  await page.mouse.move(board.x - 40, board.y + 40, { steps: 4 });
  await page.mouse.up();
  expect(await pictureAtRest(page)).not.toBe(close);
  const button = middleOf(REGIONS.whole);
  await page.mouse.click(button.x, button.y);
  await page.mouse.move(board.x, board.y);
  expect(await pictureAtRest(page)).toBe(before);

  // The wheel over wood and rack is the page's.
  await turnWheel(page, middleOf(REGIONS.rack), 1);
  await page.mouse.move(board.x, board.y);
  expect(await pictureAtRest(page)).toBe(before);
  expect(await turnsOf(page)).toMatchObject({ whose: 'theirs' });

  const now = await look(page);
  const [move] = playsOf(now);
  const held = now.targets?.hand.find(({ tile }) => tile === move?.tile);
  if (!move || !held) throw new Error('There is nothing to play.');
  await page.mouse.click(held.x, held.y);
  const whole = await until(page, ({ targets }) => (targets?.places.length ?? 0) > 0, 'the places');
  const small = whole.targets?.places.find(({ arm }) => arm === move.arm);
  if (!small) throw new Error('The place is not lit.');
  await turnWheel(page, small, 3);
  await untilStill(page);
  const seen = await look(page);
  expect(seen.picked).toBe(move.tile);
  expect(seen.targets?.places.map(({ arm }) => arm)).toContain(move.arm);
  await make(page, byTap, move);
  const after = await until(page, ({ log }) => log.flat().length > now.log.flat().length, 'the move');
  expect(after.log.flat()[now.log.flat().length]).toEqual(move);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
