/** Whole deals by drag in a real browser, and drags that go wrong in every way. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../src/rules/audit.ts';
import { byDrag, fingerOf, fingersOf, mouseOf } from './drag.ts';
import { dragAround } from './drag-around.ts';
import { byTap, type Hand, playMatch } from './player.ts';
import { recordOf } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

// Bots that think as long as they may choose otherwise on a busy machine: these play by the thumb.
const QUERY = '?probe&game=cyprus&seats=4&target=200&level=casual';
const LANDSCAPE = { width: 844, height: 390 };

const hands: Readonly<Record<string, { readonly hasTouch: boolean; hand(page: Page): Promise<Hand> }>> = {
  tap: { hasTouch: false, hand: async () => byTap },
  'drag with the mouse': { hasTouch: false, hand: async () => byDrag(mouseOf) },
  'drag with a finger': {
    hasTouch: true,
    async hand(page) {
      const finger = fingerOf(await fingersOf(page));
      return byDrag(() => finger);
    },
  },
};

describe('a whole deal of Cyprus', () => {
  it('is the same record by tap, by drag with the mouse and by drag with a finger', async () => {
    const records: string[] = [];
    for (const [name, { hasTouch, hand }] of Object.entries(hands)) {
      const visit = await site.open('about:blank', { viewport: LANDSCAPE, hasTouch, chance: 20 });
      await visit.page.goto(`${site.address}${QUERY}`);
      const played = await playMatch(visit.page, await hand(visit.page), { enough: ({ match }) => match === 'sheet' });
      console.log(`${name}: ${played.moves} moves by hand`);
      const record = await recordOf(visit.page);
      expect(audit(record)).toMatchObject({ ok: true });
      expect(played.moves).toBeGreaterThan(5);
      records.push(record);
      expect(visit.complaints).toEqual([]);
      await visit.close();
    }
    expect(new Set(records).size).toBe(1);
  });
});

describe('drags from random tiles to random points, interrupted at random', () => {
  it('lose no tile, leave no ghost and drop nothing wrong', async () => {
    const figures = await dragAround(site, 40);
    console.log(JSON.stringify(figures));
    expect(figures.faults).toEqual([]);
    expect(figures.drags).toBe(40);
    expect(figures.interrupted).toBeGreaterThan(10);
  });
});
