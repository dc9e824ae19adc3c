import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noPortal, type Portal } from '../../../src/shell/portal/portal.ts';
import { unfailing } from '../../../src/shell/portal/unfailing.ts';
import { inMemory } from '../fake-storage.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const fail = () => {
  throw new Error('theirs');
};
const deal = { deal: 1, how: 'blocked', by: 0, points: [], totals: [], winners: null, sides: [] } as const;
const match = { game: 'cyprus', seats: 4, options: {}, deals: 1, sides: [], totals: [], winners: [] };
const store = inMemory();

/** All that the game asks of a portal. */
async function askedOf(portal: Portal) {
  portal.loaded({ games: [], underWay: null });
  portal.playing(true);
  portal.dealOver(deal);
  portal.matchOver(match);
  portal.celebrate();
  portal.close();
  await portal.open(async () => null);
  await portal.recess('deal');
  return [portal.languages(['en']), portal.keep(store), portal.hasRecess('deal')];
}

it('does without a portal what a portal fails in, and tells the console', async () => {
  const failing = Object.fromEntries(Object.keys(noPortal).map((verb) => [verb, fail]));
  const portal = unfailing({ ...noPortal, ...failing, manners: noPortal.manners });
  expect(await askedOf(portal)).toEqual([['en'], store, false]);
  expect(console.warn).toHaveBeenCalledTimes(Object.keys(noPortal).length - 1);
});

it('waits for no promise that a portal has broken', async () => {
  const broken = () => Promise.reject(new Error('theirs'));
  await unfailing({ ...noPortal, open: broken, recess: broken }).recess('match');
  expect(console.warn).toHaveBeenCalledOnce();
});

it('leaves alone what a portal does not fail in', async () => {
  const playing = vi.fn();
  const portal = unfailing({ ...noPortal, playing, languages: (own) => ['pl', ...own], hasRecess: () => true });
  expect(await askedOf(portal)).toEqual([['pl', 'en'], store, true]);
  expect(playing).toHaveBeenCalledWith(true);
});
