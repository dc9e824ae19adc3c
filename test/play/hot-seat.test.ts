/** Two persons at one device with four bots between them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../src/rules/audit.ts';
import { byTap, playMatch, pressScreen } from './player.ts';
import { look, until } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('plays a deal of two persons and four bots, and lets neither see the other’s hand', async () => {
  const visit = await site.open('?probe', { viewport: { width: 844, height: 390 } });
  const { page } = visit;
  await page.getByRole('button', { name: 'Set up a table' }).click();
  for (let more = 0; more < 2; more++) await page.getByRole('button', { name: 'One seat more' }).click();
  await page.getByRole('textbox', { name: 'Name at seat 3' }).waitFor();
  await page
    .getByRole('group', { name: /seat 3/i })
    .getByRole('radio', { name: 'Person' })
    .click();
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Name at seat 3' }).fill('Zeno');
  await page.getByRole('button', { name: 'Sit down' }).click();

  const hands = new Map<number, readonly string[]>();
  let curtains = 0;
  const played = await playMatch(page, byTap, {
    onQuestion(now) {
      expect(now.eye).toBe(now.question?.seat);
      hands.set(now.question?.seat ?? -1, now.targets?.hand.map(({ tile }) => tile) ?? []);
    },
    async onCurtain() {
      await page.waitForSelector('.curtain');
      curtains++;
      const under = await look(page);
      // Nobody's faces are anywhere: not on the canvas, not in the text of the page but for what lies on the table.
      expect(under.eye).toBe('table');
      expect(under.targets?.hand).toEqual([]);
      expect(await page.locator('#table [data-group="hand"]').count()).toBe(0);
      expect(await page.locator('.curtain').textContent()).toMatch(/Ada|Zeno/);
      await pressScreen(page, '.curtain-look');
      await until(page, ({ match }) => match !== 'handingOver', 'the curtain to rise');
    },
    enough: ({ deals }) => deals >= 1,
  });

  expect([...hands.keys()].sort()).toEqual([0, 2]);
  expect(curtains).toBeGreaterThan(3);
  expect(audit(played.record)).toMatchObject({ ok: true });
  expect(played.record).toContain('"name":"Ada","kind":"human"');
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

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
  await second.getByText(/another tab/).waitFor();
  await second.close();

  await page.goto(`${site.address}?probe`);
  await page.getByRole('button', { name: /Continue/ }).click();
  const after = await until(page, ({ question }) => question !== null, 'the same question');
  expect(after.question).toEqual(before.question);
  expect(after.totals).toEqual(before.totals);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('ignores nonsense in the address with a word, and asks before a match is left', async () => {
  const visit = await site.open('?probe&game=cyprus&seats=99&target=61&handSizes=bell', {
    viewport: { width: 390, height: 844 },
  });
  const { page } = visit;
  await page.getByText('Ignored in the address: seats and target.').waitFor();
  await until(page, ({ question }) => question !== null, 'a question');
  await page.keyboard.press('m');
  await page.getByRole('button', { name: /Leave/ }).click();
  await page.getByRole('button', { name: /Leave/ }).click();
  await until(page, ({ screen }) => screen === 'title', 'the title');
  expect(visit.complaints).toEqual([]);
  expect(visit.foreign).toEqual([]);
  await visit.close();
});
