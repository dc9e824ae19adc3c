/** The buttons on the cloth, by touch: how the own tiles stand, sound, and taking back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Rect } from '../../src/ui/rect.ts';
import { regionsOf } from '../table/kinds.ts';
import { continued, withChoice } from './continued.ts';
import { byTap, make } from './player.ts';
import { look, twoFrames, until } from './probe.ts';
import { openSite, type Site } from './site.ts';
import { hastened } from './stored.ts';
import { passTime } from './time.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SIZE = { width: 390, height: 844 };
const REGIONS = regionsOf({ ...SIZE, seats: 4, handSize: 9, arms: 8, rest: 19 });
const QUERY = '?probe&game=cyprus&seats=4&target=200';

const touch = (page: Page, rect: Rect) => page.mouse.click(rect.x + rect.width / 2, rect.y + rect.height / 2);
const shot = async (page: Page, clip: Rect) => (await page.screenshot({ clip })).toString('base64');
const settings = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cyprus/settings') ?? '{}') as Record<string, unknown>);
/** The own tiles from left to right, as the scene shows them and as the table in words tells them. */
const standing = async (page: Page) => {
  const { targets } = await look(page);
  const scene = [...(targets?.hand ?? [])].sort((a, b) => a.x - b.x).map(({ tile }) => tile);
  const words = await page
    .locator('#table [data-group="hand"]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.id ?? ''));
  return { scene, words };
};
const byNumber = (tiles: readonly string[]) => [...tiles].sort();
const asked = (page: Page) =>
  until(page, ({ question, astray }) => question !== null && astray?.length === 0, 'a question, and all at rest');

it('sorts the rack and keeps the way over a reload, mutes and unmutes, opens the rules and comes back, by touch', async () => {
  const visit = await site.open(QUERY, { viewport: SIZE, isSeen: true });
  const { page } = visit;
  const { question } = await asked(page);
  const fits = new Set(question?.moves.flatMap((move) => ('tile' in move ? [move.tile as string] : [])));
  const first = await standing(page);
  expect(first.scene).toEqual(byNumber(first.scene));
  expect(first.words).toEqual(first.scene);

  await touch(page, REGIONS.sort);
  await until(page, ({ astray }) => astray?.length === 0, 'the tiles in their new places');
  const second = await standing(page);
  const playable = first.scene.filter((tile) => fits.has(tile));
  expect(second.scene).toEqual([...playable, ...first.scene.filter((tile) => !fits.has(tile))]);
  expect(second.words).toEqual(second.scene);
  await expect.poll(() => settings(page)).toMatchObject({ sort: 'playable' });

  await page.goto(`${site.address}?probe`);
  await page.getByRole('button', { name: /Continue/ }).click();
  const before = await asked(page);
  expect((await standing(page)).scene).toEqual(second.scene);

  await touch(page, REGIONS.mute);
  await expect.poll(() => settings(page)).toMatchObject({ muted: true });
  await touch(page, REGIONS.mute);
  await expect.poll(() => settings(page)).toMatchObject({ muted: false });

  // A finger that stays wants to know what that is; and a touch of a plate fetches the words for it.
  const cdp = await page.context().newCDPSession(page);
  const { x, y, width, height } = REGIONS.mute;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const silent = await shot(page, REGIONS.boneyard);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await passTime(page, 1000);
  await expect.poll(() => shot(page, REGIONS.boneyard)).not.toBe(silent);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const { message, plates } = REGIONS;
  const [, plate = message] = plates;
  const unsaid = await shot(page, message);
  await touch(page, plate);
  await expect.poll(() => shot(page, message)).not.toBe(unsaid);
  expect(await settings(page)).toMatchObject({ muted: false });

  await touch(page, REGIONS.rules);
  await page.locator('#screens h2:focus').waitFor();
  await page.keyboard.press('Escape');
  const after = await asked(page);
  expect(after.question).toEqual(before.question);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('takes a tile back in the place of hurrying while the next seat thinks', async () => {
  // The next seat thinks for seconds, so that nothing moves on before the touch.
  const visit = await continued(site, withChoice, { viewport: SIZE, settings: { speed: 'normal' } }, (page) =>
    hastened(page, 0.1),
  );
  const { page } = visit;
  const before = await asked(page);
  const move = before.question?.moves.find((one) => one.do === 'play');
  const regions = before.targets?.regions;
  if (!move || !regions) throw new Error('no tile can be laid');
  await make(page, byTap, move);
  await until(page, ({ log }) => log.flat().length === before.log.flat().length + 1, 'the tile laid');
  await page
    .locator('#table [data-id="takeBack"]:not([aria-disabled="true"], [disabled])')
    .waitFor({ state: 'attached' });
  await twoFrames(page);
  await touch(page, regions.action);
  const after = await until(page, ({ question }) => question !== null, 'the choice again');
  expect(after.log).toEqual(before.log);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
