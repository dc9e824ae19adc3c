/** What the house does around a match: it comes back to one, keeps a second tab out of it, asks before it is left. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byTap, playMatch } from './player.ts';
import { until } from './probe.ts';
import { passCard } from './sit-down.ts';
import { openSite, type Site } from './site.ts';
import { passTime } from './time.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('comes back to a match after a reload, and keeps a second tab out of it', async () => {
  const visit = await site.open('?probe&game=cyprus&seats=4&target=200', { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  let moves = 0;
  await playMatch(
    page,
    async (...given) => {
      await byTap(...given);
      moves++;
    },
    { enough: () => moves >= 4 },
  );
  const before = await until(page, ({ question }) => question !== null, 'a question');
  const second = await page.context().newPage();
  await second.goto(`${site.address}?probe`);
  await second.getByRole('button', { name: /Continue/ }).click();
  const refused = second.getByText(/another tab/);
  while (!(await refused.isVisible())) await passTime(second, 500);
  await second.close();

  await page.goto(`${site.address}?probe`);
  await page.getByRole('button', { name: /Continue/ }).click();
  const after = await until(page, ({ question }) => question !== null, 'the same question');
  expect(after.question).toEqual(before.question);
  expect(after.totals).toEqual(before.totals);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('chooses a game from the shelf, reads its rules, and opens them in play at what is to be done', async () => {
  // Chance that asks the person next after the lead, whatever the bots would play.
  const visit = await site.open('?probe', { viewport: { width: 390, height: 844 }, chance: 3 });
  const { page } = visit;
  await page.getByRole('button', { name: 'All games' }).click();
  await page.locator('.shelf-fold').click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('heading', { name: 'Just the two of you' }).waitFor();
  await page.locator('.game-picture canvas').first().waitFor();
  await page.getByRole('radio', { name: 'Any' }).first().check({ force: true });
  await page.getByRole('searchbox').fill('fort');
  await page.getByRole('button', { name: 'Fortress', exact: true }).click();
  // On a phone everybody who sits there is seen at once, and how to begin.
  const last = await page.getByLabel('Who plays seat 4').boundingBox();
  const start = await page.getByRole('button', { name: 'Sit down' }).boundingBox();
  expect((last?.y ?? 844) + (last?.height ?? 0)).toBeLessThan(start?.y ?? 0);
  expect((start?.y ?? 844) + (start?.height ?? 0)).toBeLessThan(844);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { name: 'The rules of Fortress' }).waitFor();
  await page.getByText('Other books call Fortress a different game').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await passCard(page);
  await until(page, ({ question }) => question !== null, 'a question');
  await page.keyboard.press('r');
  await page.getByText('Now The star needs a six.').waitFor();
  await page.keyboard.press('Escape');
  await until(page, ({ question }) => question !== null, 'the question again');
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('ignores nonsense in the address with a word, and says that a match that is left is kept', async () => {
  const visit = await site.open('?probe&game=cyprus&seats=99&target=61&handSizes=bell', {
    viewport: { width: 390, height: 844 },
  });
  const { page } = visit;
  await page.getByText('Ignored in the address: seats and target.').waitFor();
  await until(page, ({ question }) => question !== null, 'a question');
  await page.keyboard.press('m');
  await page.getByRole('button', { name: /Leave/ }).click();
  await until(page, ({ screen }) => screen === 'title', 'the title');
  await page.getByText('Match saved: “Continue” brings you back.').waitFor();
  expect(visit.complaints).toEqual([]);
  expect(visit.foreign).toEqual([]);
  await visit.close();
});
