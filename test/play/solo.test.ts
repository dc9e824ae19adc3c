/** A game for one in the browser: a deal by its number, solved by taps; a dead end, taken back and left. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atOnce } from '../../src/bots/steps.ts';
import { beginMatch } from '../../src/match/progress.ts';
import { fromHex } from '../../src/rules/chance.ts';
import type { Move } from '../../src/rules/game.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { seedOfDeal } from '../../src/shell/deal-number.ts';
import { solve } from '../bots/asked.ts';
import { isLong } from '../long.ts';
import { byDrag, mouseOf } from './drag.ts';
import { byDomTable, byKeyboard, byTap, DEAD_END, type Hand, make, playMatch } from './player.ts';
import { type GamePage, until } from './probe.ts';
import { openSite, type Site } from './site.ts';
import { withoutWebGL } from './stored.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The first numbered deal that can be solved, and how. */
function solvable(): { readonly deal: number; readonly moves: readonly Move[] } {
  for (let deal = 1; ; deal++) {
    const found = atOnce(solve(beginMatch(solo1, {}, 1, fromHex(seedOfDeal(deal))).deal));
    if (found.is === 'found') return { deal, moves: found.moves };
  }
}

/** Lays the first tile that fits until there is none. */
async function toDeadEnd(page: GamePage): Promise<number> {
  for (;;) {
    const now = await until(page, ({ question, state }) => question !== null || state === DEAD_END, 'a choice');
    const [move] = now.question?.moves ?? [];
    if (!move) return now.log.flat().length;
    await make(page, byTap, move);
  }
}

it('is opened by the number of its deal, solved by taps, and played again', async () => {
  const { deal, moves } = solvable();
  const visit = await site.open(`?probe&game=solo-1&deal=${deal}`, { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await until(page, ({ question }) => question !== null, 'a question');
  await page.keyboard.press('h');
  await page.locator('#table [role=status]', { hasText: 'it can still be solved' }).waitFor({ state: 'attached' });
  let step = 0;
  const { totals } = await playMatch(page, byTap, { choose: () => moves[step++] });
  expect([step, totals]).toEqual([28, [1]]);
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  await page.getByText(`Solo 1, deal no. ${deal}`).waitFor();
  await page.getByText('Solved so far: 1 of 1 deal.').waitFor();
  await page.getByRole('button', { name: 'This deal again' }).click();
  const again = await until(page, ({ question }) => question !== null, 'the same deal');
  expect(again.question?.moves).toContainEqual(moves[0]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

const hands: readonly [by: string, hand: Hand<Page>, isPlain: boolean][] = [
  ['dragging', byDrag(mouseOf), false],
  ['keys', byKeyboard, false],
  ['the DOM table, without WebGL', byDomTable, true],
];
it.runIf(isLong).each(hands)('is solved by %s', async (_, hand, isPlain) => {
  const { deal, moves } = solvable();
  const visit = await site.open('about:blank');
  const { page } = visit;
  if (isPlain) await withoutWebGL(page);
  await page.goto(`${site.address}?probe&game=solo-1&deal=${deal}`);
  let step = 0;
  const { totals } = await playMatch(page, hand, { choose: () => moves[step++] });
  expect([step, totals, visit.complaints]).toEqual([28, [1], []]);
  await visit.close();
});

it('waits in a dead end until it is taken back or given up, and is lost then', async () => {
  const visit = await site.open('?probe&game=solo-1&deal=28');
  const { page } = visit;
  const laid = await toDeadEnd(page);
  await page.keyboard.press('t');
  await page.keyboard.press('t');
  const back = await until(page, ({ question }) => question !== null, 'a question');
  expect(back.log.flat()).toHaveLength(laid - 2);
  await toDeadEnd(page);
  await page.goto(`${site.address}?probe`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await until(page, ({ state }) => state === DEAD_END, 'the dead end');
  await page.locator('#table [data-group="actions"][data-id="next"]').press('Enter');
  const { totals } = await until(page, ({ screen }) => screen === 'result', 'the result');
  expect(totals).toEqual([0]);
  await page.getByRole('heading', { name: 'Not solved' }).waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
