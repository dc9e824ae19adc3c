/** Three persons at one device with three bots between them, watched frame by frame. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong, often } from '../long.ts';
import { judge } from '../second/judgement.ts';
import { watch, watched } from './curtain-watch.ts';
import { byTap, playMatch, pressScreen } from './player.ts';
import { look, until } from './probe.ts';
import { seat, sitDown } from './sit-down.ts';
import { openSite, type Site, type Visit } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The seats of persons, counted from 1, and their names. */
type Persons = Readonly<Record<number, string>>;

/** Plays on from the first deal with all persons at one device, and returns the seats that were asked. */
async function playTogether({ page }: Visit, persons: Persons, deals: number) {
  const hands = new Map<number, number>();
  let curtains = 0;
  const played = await playMatch(page, byTap, {
    onQuestion(now) {
      expect(now.eye).toBe(now.question?.seat);
      hands.set(now.question?.seat ?? -1, now.targets?.hand.length ?? 0);
    },
    async onCurtain() {
      await page.waitForSelector('.curtain');
      curtains++;
      const under = await look(page);
      expect(under.eye).toBe('table');
      expect(under.targets?.hand).toEqual([]);
      const name = (await page.locator('.curtain-name').textContent()) ?? '';
      expect(Object.values(persons).map((each) => `${each} is next`)).toContain(name);
      await pressScreen(page, '.curtain-look');
      await until(page, ({ match }) => match !== 'handingOver', 'the curtain to rise');
    },
    enough: (now) => now.deals >= deals,
  });
  const seen = await watched(page);
  expect(seen.faults).toEqual([]);
  expect(seen.falls).toBe(curtains);
  expect(seen.covered).toBeGreaterThan(2 * curtains);
  expect(seen.news).toBeGreaterThan(3);
  expect(judge(played.record)).toMatchObject({ ok: true });
  expect(played.record).toContain('"name":"Ada","kind":"human"');
  return [...hands.keys()].sort();
}

it('plays a match of three persons and three bots, and shows nobody’s tiles to another in any frame', async () => {
  const persons: Persons = { 1: 'Ada', 3: 'Zeno', 4: 'Maria' };
  const visit = await site.open('?probe');
  await watch(visit.page);
  await sitDown(visit.page, 6, persons, 25);
  expect(await playTogether(visit, persons, often(1, 100))).toEqual([0, 2, 3]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it.runIf(isLong)('plays a deal of Mexican Train with eight persons at one phone', async () => {
  const names = ['Ada', 'Zeno', 'Maria', 'Ines', 'Olaf', 'Kemal', 'Irini', 'Piet'];
  const persons = Object.fromEntries(names.map((name, seat) => [seat + 1, name]));
  const visit = await site.open('?probe', { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await watch(page);
  await page.getByRole('button', { name: 'All games' }).click();
  await page.getByRole('button', { name: 'Mexican Train', exact: true }).click();
  await seat(page, persons);
  expect(await playTogether(visit, persons, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
