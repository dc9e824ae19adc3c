// @vitest-environment happy-dom
/** What is said of something that is touched on the canvas is what the table as text says of it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { laidTable } from './laid-table.ts';
import { stagedMatch } from './staged.ts';

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  at = laidTable();
});
afterEach(() => at.table.destroy());

it.each([
  ['cyprus', 4],
  ['block', 2],
] as const)(
  'says of every seat and end of %s what a screen reader is told, and what fits an open end',
  async (id, seats) => {
    const { match } = at.asked((legal) => legal.some((move) => move.do === 'play'), id, seats);
    const { ends } = match.situation().seen;
    for (const [seat, button] of at.all('[data-group=seats]').entries()) {
      const told = (await at.table.about({ on: 'seat', seat })) ?? '';
      expect(button.getAttribute('aria-label')).toContain(told.replace(/\.$/, ''));
      expect(told).toMatch(/tiles?, \d+ points? out of \d+/);
    }
    expect(ends.length).toBeGreaterThan(0);
    for (const { place, state } of ends) {
      const told = await at.table.about({ on: 'end', arm: place });
      const label = at.place(`${place}`)?.getAttribute('aria-label')?.split('. ')[0] ?? '?';
      // Where a line runs on the canvas no word for a side is true.
      expect(told?.slice(1)).toContain(id === 'block' ? label.replace(/^.*:/, ':') : label.slice(1));
      if (state === 'open') expect(told).toMatch(/shows an? \w+\. A tile with an? \w+ fits here\.$/);
    }
    expect(await at.table.about({ on: 'end', arm: 'nowhere' })).toBeNull();
  },
);

it('6.7, 16.5: tells of a side whose it is, what it has lost, and what its account writes', async () => {
  const { match } = at.asked((legal) => legal.length > 0, 'goat', 4);
  const now = match.situation();
  const own = 0;
  const told = await at.table.about({ on: 'account', side: own % 2 });
  expect(told).toMatch(/^You and Bot 2: 0 points lost\. The account is closed: only a loss of 13 or more opens it/);
  const others = await at.table.about({ on: 'account', side: 1 - (own % 2) });
  expect(others).toContain(`${now.sitters[(own + 1) % 4]?.name}`);
  at.table.show({ ...now, totals: now.seen.sides.map((side) => (side === own % 2 ? 14 : 0)) });
  expect(await at.table.about({ on: 'account', side: own % 2 })).toContain('14 points lost. The account is open');
  const seat = await at.table.about({ on: 'seat', seat: (own + 2) % 4 });
  expect(seat).toMatch(/your partner, .*14 points lost, the account is open/);
});

it('20.5: tells whoever looks what the signal of their partner tells, and of nobody else', async () => {
  at.asked((legal) => legal.length > 0, 'general', 4);
  const own = 0;
  const told = await Promise.all([1, 2, 3].map((k) => at.table.about({ on: 'seat', seat: (own + k) % 4 })));
  expect(told.map((each) => /holds (neither )?the double/.test(each ?? ''))).toEqual([false, true, false]);
});

it('counts the boneyard, and says which of it is never drawn', async () => {
  expect(await at.table.about({ on: 'boneyard' })).toBeNull();
  const { match } = at.asked((legal) => legal.some((move) => move.do === 'play'));
  const lying = match.situation().seen.boneyard.length;
  const told = await at.table.about({ on: 'boneyard' });
  expect(told).toBe(`Tiles in the boneyard: ${lying}, ${lying - 1} to draw. The last tile is never drawn.`);
  const block = stagedMatch('block', 2, 'a');
  at.table.show(block.situation());
  expect(await at.table.about({ on: 'boneyard' })).toMatch(
    /^Tiles in the boneyard: 14, 12 to draw\. The last 2 tiles are never drawn\.$/,
  );
});
