/** Whole deals by drag in a real browser, and drags that go wrong in every way. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { judge } from '../second/judgement.ts';
import { byDrag, fingerOf, fingersOf, mouseOf } from './drag.ts';
import { dragAround } from './drag-around.ts';
import { type Hand, playMatch } from './player.ts';
import { recordOf } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

// Bots that think as long as they may choose otherwise on a busy machine: these play by the thumb.
const QUERY = '?probe&game=sebastopol&target=200&level=casual';
const LANDSCAPE = { width: 640, height: 360 };

const hands: readonly { readonly hasTouch: boolean; hand(page: Page): Promise<Hand> }[] = [
  { hasTouch: false, hand: async () => byDrag(mouseOf) },
  {
    hasTouch: true,
    async hand(page) {
      const finger = fingerOf(await fingersOf(page));
      return byDrag(() => finger);
    },
  },
];

it('plays a whole deal of Sebastopol to the same record by drag with the mouse and with a finger', async () => {
  const records: string[] = [];
  for (const { hasTouch, hand } of hands) {
    const visit = await site.open('about:blank', { viewport: LANDSCAPE, hasTouch, chance: 20 });
    await visit.page.goto(`${site.address}${QUERY}`);
    const played = await playMatch(visit.page, await hand(visit.page), { enough: ({ match }) => match === 'sheet' });
    const record = await recordOf(visit.page);
    expect(judge(record)).toMatchObject({ ok: true });
    expect(played.moves).toBeGreaterThan(4);
    records.push(record);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  }
  expect(new Set(records).size).toBe(1);
});

/** `npm run bench drags`: a thousand. */
describe('drags from random tiles to random points, interrupted at random', () => {
  it('lose no tile, leave no ghost and drop nothing wrong', async () => {
    const drags = often(4, 40);
    const figures = await dragAround(site, drags);
    expect(figures.faults).toEqual([]);
    expect(figures.drags).toBe(drags);
    expect(figures.interrupted).toBeGreaterThanOrEqual(drags / 4);
  });
});
