/** Bots whose worker dies or falls silent in the middle of a match, again and again, or never was: nobody sees it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { judge } from '../second/judgement.ts';
import { type Fate, watchedBots } from './bot-watch.ts';
import { byTap, playMatch } from './player.ts';
import { look } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it.each<[Fate, 'worker' | 'here']>([
  ['silent', 'worker'],
  ...(isLong ? [['dying', 'worker'] as [Fate, 'worker']] : []),
  ['none', 'here'],
])('play a deal to its end with %s workers', async (fate, where) => {
  const visit = await site.open('about:blank');
  const { page } = visit;
  const watched = await watchedBots(page, fate);
  await page.goto(`${site.address}?probe&game=sebastopol&target=120&level=club,strong,expert`);
  const { moves, record } = await playMatch(page, byTap, { enough: ({ deals }) => deals > 0 });
  expect(moves).toBeGreaterThan(0);
  expect(judge(record)).toMatchObject({ ok: true });
  expect((await look(page)).thinker).toBe(where);
  const { workers, decisions } = await watched();
  // Those that failed have given way to others.
  if (where === 'worker') expect(Math.min(workers - 1, decisions.length)).toBeGreaterThan(0);
  else expect(workers).toBe(0);
  expect(await page.locator('.toast').count()).toBe(0);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
