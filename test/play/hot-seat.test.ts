/** Three persons at one device with three bots between them, watched frame by frame. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { often } from '../long.ts';
import { judge } from '../second/judgement.ts';
import { watch, watched } from './curtain-watch.ts';
import { byTap, playMatch, pressScreen } from './player.ts';
import { look, until } from './probe.ts';
import { sitDown } from './sit-down.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PERSONS = { 1: 'Ada', 3: 'Zeno', 4: 'Maria' } as const;

it('plays a match of three persons and three bots, and shows nobody’s tiles to another in any frame', async () => {
  const visit = await site.open('?probe');
  const { page } = visit;
  await watch(page);
  await sitDown(page, 6, PERSONS, 25);

  const hands = new Map<number, number>();
  let curtains = 0;
  let holder: number | null = null;
  const played = await playMatch(page, byTap, {
    onQuestion(now) {
      expect(now.eye).toBe(now.question?.seat);
      holder = now.question?.seat ?? null;
      hands.set(holder ?? -1, now.targets?.hand.length ?? 0);
    },
    async onCurtain() {
      await page.waitForSelector('.curtain');
      curtains++;
      const under = await look(page);
      expect(under.eye).toBe('table');
      expect(under.targets?.hand).toEqual([]);
      const name = (await page.locator('.curtain-name').textContent()) ?? '';
      expect(Object.values(PERSONS).map((each) => `${each} is next`)).toContain(name);
      await pressScreen(page, '.curtain-look');
      await until(page, ({ match }) => match !== 'handingOver', 'the curtain to rise');
    },
    enough: ({ deals }) => deals >= often(1, 100),
  });

  const seen = await watched(page);
  expect(seen.faults).toEqual([]);
  expect(seen.falls).toBe(curtains);
  expect(seen.covered).toBeGreaterThan(2 * curtains);
  expect(seen.news).toBeGreaterThan(3);
  expect([...hands.keys()].sort()).toEqual([0, 2, 3]);
  expect(judge(played.record)).toMatchObject({ ok: true });
  expect(played.record).toContain('"name":"Ada","kind":"human"');
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
