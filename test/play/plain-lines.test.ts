/**
 * Whole matches of games that are no stars, as text and buttons and with keys alone. `npm run bench matches`: every
 * game.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { judge } from '../second/judgement.ts';
import { byDomTable, byKeyboard, type Hand, playMatch } from './player.ts';
import { openSite, type Site } from './site.ts';
import { withoutWebGL } from './stored.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Case = readonly [game: string, seats: number, how: string, hand: Hand, isPlain: boolean];

const BLOCK: Case = ['block', 3, 'at the DOM table, without WebGL', byDomTable, true];
const cases: readonly Case[] = [
  ['all-fives', 2, 'at the DOM table, without WebGL', byDomTable, true],
  ...(isLong ? [BLOCK] : []),
  ['french', 2, 'by keyboard', byKeyboard, false],
];

it.each(cases)('plays a whole match of %s with %i seats %s', async (game, seats, _, hand, isPlain) => {
  const visit = await site.open('about:blank');
  const { page } = visit;
  if (isPlain) await withoutWebGL(page);
  await page.goto(`${site.address}?probe&game=${game}&seats=${seats}&level=casual&target=25`);
  const { record, totals } = await playMatch(page, hand);
  expect(judge(record)).toMatchObject({ ok: true });
  expect(Math.max(...totals)).toBeGreaterThanOrEqual(25);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
