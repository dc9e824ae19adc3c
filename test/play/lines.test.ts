/** A game of a line, from the shelf to the sheet of its first deal. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byTap, playMatch } from './player.ts';
import { recordOf, until } from './probe.ts';
import { passCard } from './sit-down.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('sets up All Fives for two, reads its rules in play, and writes points on the way on the sheet', async () => {
  const visit = await site.open('?probe', { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await page.getByRole('button', { name: 'All games' }).click();
  await page.getByRole('button', { name: 'All Fives', exact: true }).click();
  const length = page.getByRole('group', { name: 'Length' });
  expect(await length.getByRole('radio', { name: 'To 100' }).isChecked()).toBe(true);
  await page.getByText('House rules').click();
  await page.getByRole('radio', { name: /^Double-nine/ }).check({ force: true });
  // 14: a larger set is played to a higher target.
  expect(await length.getByRole('radio', { name: 'To 200' }).isChecked()).toBe(true);
  for (let seats = 4; seats > 2; seats--) await page.getByRole('button', { name: 'One seat fewer' }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('heading', { name: 'All Fives in half a minute' }).waitFor();
  await passCard(page);
  await until(page, ({ question }) => question !== null, 'a question');
  await page.keyboard.press('r');
  await page.getByRole('heading', { name: 'Score as you play' }).waitFor();
  await page.keyboard.press('Escape');

  const { moves } = await playMatch(page, byTap, { enough: ({ match }) => match === 'sheet' });
  expect(moves).toBeGreaterThan(2);
  const deal = JSON.parse((await recordOf(page)).trim().split('\n').at(-1) ?? '');
  const cells = (of: string) =>
    page.locator(`.sheet-table .${of}`).evaluateAll((all) => all.map((each) => Number(each.textContent)));
  expect(deal).toMatchObject({ deal: 1, made: expect.any(Array) });
  expect(await cells('points')).toEqual(deal.points);
  expect(await cells('count')).toEqual(deal.counts);
  expect(await cells('total')).toEqual(deal.totals);
  const told = (await page.locator('.sheet-sum').textContent()) ?? '';
  for (const made of deal.made) if (made > 0) expect(told).toContain(`+${made} on the way`);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
