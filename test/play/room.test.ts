/** Words and buttons have the room that they need. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atTheSheet, played } from '../shell/kept-matches.ts';
import { continued, withChoice } from './continued.ts';
import { pressScreen } from './player.ts';
import { until } from './probe.ts';
import { goOnButton } from './sit-down.ts';
import { openSite, type Site } from './site.ts';
import { keptText, storedBefore } from './stored.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('shows every name whole in the result of a match of one deal', async () => {
  const save = played('cyprus', 4, { target: 25 }, 'one deal', atTheSheet);
  const visit = await site.open('about:blank', { viewport: { width: 1280, height: 800 } });
  const { page } = visit;
  await storedBefore(page, { [`cyprus/match/${save.id}`]: keptText(save) });
  await page.goto(`${site.address}?probe`);
  await goOnButton(page).click();
  await until(page, ({ match }) => match === 'sheet', 'the sheet');
  await pressScreen(page, '#screens .button.is-main');
  const names = page.locator('.rank-name');
  await names.last().waitFor();
  const cut = await names.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  expect(await names.count()).toBe(4);
  expect(cut).toBe(0);
  await visit.close();
});

it('says on a low screen in whole words what the search of the shelf is for', async () => {
  const visit = await site.open('?probe', { viewport: { width: 844, height: 390 } });
  const { page } = visit;
  await page.getByRole('button', { name: 'All games' }).click();
  const search = page.getByRole('searchbox');
  const [said, room] = await search.evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = style.font;
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    return [pen?.measureText(input.placeholder).width ?? 0, input.clientWidth - padding];
  });
  // The cross that empties it keeps its room.
  expect(said).toBeGreaterThan(0);
  expect(said + 24).toBeLessThan(room);
  await visit.close();
});

it('closes the log by a button that a finger finds', async () => {
  const visit = await continued(site, withChoice, { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await until(page, ({ question }) => question !== null, 'a question');
  await page.keyboard.press('l');
  const box = await page.getByRole('button', { name: 'Close the log' }).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await visit.close();
});
