/** What a screen reader would stumble over, on every screen, as axe-core judges it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atTheSheet, played } from '../shell/kept-matches.ts';
import { faults } from './axe.ts';
import { continued, withChoice } from './continued.ts';
import { keepLedger, untilStill } from './ledger.ts';
import { keptAt } from './moments.ts';
import { byDomTable, playMatch } from './player.ts';
import { until } from './probe.ts';
import { openSite, type Site } from './site.ts';
import { withoutWebGL } from './stored.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('finds no fault on any screen', async () => {
  const visit = await site.open('?probe', { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await until(page, ({ screen }) => screen === 'title', 'the title');
  expect(await faults(page), 'title').toEqual([]);
  await page.getByRole('button', { name: 'All games' }).click();
  expect(await faults(page), 'shelf').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Set up a table' }).click();
  expect(await faults(page), 'set-up').toEqual([]);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.locator('.rules-figure canvas').first().waitFor();
  expect(await faults(page), 'rules').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All games' }).click();
  await page.getByRole('button', { name: 'French', exact: true }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('heading', { name: 'French in half a minute' }).waitFor();
  expect(await faults(page), 'a game in half a minute').toEqual([]);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const part of await page.locator('.settings-parts label').all()) {
    await part.click();
    expect(await faults(page), `settings: ${await part.textContent()}`).toEqual([]);
  }
  await page.goto(`${site.address}?probe&game=sebastopol`);
  await until(page, ({ question }) => question !== null, 'a question');
  expect(await faults(page), 'table').toEqual([]);
  await page.keyboard.press('l');
  // Its words come late.
  await page.locator('.log-lines p').first().waitFor();
  expect(await faults(page), 'log').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.locator('#pause-title').waitFor();
  expect(await faults(page), 'pause').toEqual([]);
  await page.goto(`${site.address}?probe&game=all-fives`);
  await until(page, ({ question }) => question !== null, 'a question');
  expect(await faults(page), 'a line').toEqual([]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('finds no fault on the sheet of a deal on the narrowest page', async () => {
  const save = played('cyprus', 4, { target: 200 }, 'a sheet', atTheSheet);
  const visit = await continued(site, save, { viewport: { width: 195, height: 422 } }, withoutWebGL);
  await until(visit.page, ({ match }) => match === 'sheet', 'the sheet');
  expect(await faults(visit.page)).toEqual([]);
  await visit.close();
});

it('finds no fault on the result of a deal that others play too', async () => {
  const visit = await site.open('about:blank', { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await withoutWebGL(page);
  await page.goto(`${site.address}?probe&game=french&deal=28`);
  await playMatch(page, byDomTable);
  await page.getByRole('button', { name: 'Challenge a friend' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await visit.close();
});

it('finds no fault on the plain table', async () => {
  const visit = await continued(site, keptAt('mustDraw'), { viewport: { width: 390, height: 844 } }, withoutWebGL);
  const { page } = visit;
  await until(page, ({ question }) => question !== null, 'a question');
  expect(await faults(page)).toEqual([]);
  await visit.close();
});

it('draws: the canvas is alive and not flat, and nothing runs when nothing moves', async () => {
  const options = { viewport: { width: 844, height: 390 }, deviceScaleFactor: 1, isSeen: true };
  const visit = await continued(site, withChoice, options, keepLedger);
  const { page } = visit;
  await until(page, ({ question }) => question !== null, 'a question');
  // Lines and badges are read, and go. Then no frame is asked for, and no timer runs that could ask for one.
  await untilStill(page);
  // A flat picture packs into next to nothing.
  const picture = await page.locator('canvas').screenshot();
  expect(picture.length).toBeGreaterThan(40_000);
  const lost = await page.evaluate(() => document.querySelector('canvas')?.getContext('webgl2')?.isContextLost());
  expect(lost).toBe(false);
  await visit.close();
});
