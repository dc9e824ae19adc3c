/** Whole matches in a real browser, with trusted input alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../src/rules/audit.ts';
import { byDomTable, byKeyboard, byTap, type Hand, playMatch } from './player.ts';
import { until } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Case {
  readonly title: string;
  readonly query: string;
  readonly hand: Hand;
  readonly chance: number;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Without WebGL the DOM table is the table. */
  readonly webgl?: false;
}

const PORTRAIT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };
const DESK = { width: 1280, height: 800 };

/** Chances of which matches of three deals come, where the first legal play is made; the bots' part is in them, too. */
const CYPRUS = 89;
const SEBASTOPOL = 45;
/** So many deals are played of each, at least. */
const DEALS = 3;

const cases: readonly Case[] = [
  {
    title: 'Cyprus to 100 by tap',
    query: '?probe&game=cyprus&seats=4&target=100',
    hand: byTap,
    chance: CYPRUS,
    viewport: PORTRAIT,
  },
  {
    title: 'Cyprus to 100 by keyboard',
    query: '?probe&game=cyprus&seats=4&target=100',
    hand: byKeyboard,
    chance: CYPRUS,
    viewport: LANDSCAPE,
  },
  {
    title: 'Cyprus to 100 at the DOM table, the canvas hidden',
    query: '?probe&game=cyprus&seats=4&target=100',
    hand: byDomTable,
    chance: CYPRUS,
    viewport: DESK,
    webgl: false,
  },
  {
    title: 'Sebastopol to 60 by tap',
    query: '?probe&game=sebastopol&target=60',
    hand: byTap,
    chance: SEBASTOPOL,
    viewport: LANDSCAPE,
  },
];

describe('a whole match', () => {
  it.each(cases)('$title', async ({ query, hand, chance, webgl, viewport }) => {
    const visit = await site.open('about:blank', { viewport, chance });
    if (webgl === false) {
      await visit.page.addInitScript(() => {
        const original = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return /^webgl/.test(kind) ? null : Reflect.apply(original, this, [kind, ...rest]);
        } as typeof original;
      });
    }
    await visit.page.goto(`${site.address}${query}`);
    // With bots of another mind the match may be won sooner; then there is another one.
    for (let dealt = 0, moves = 0; dealt < DEALS; ) {
      if (dealt > 0) {
        await visit.page.getByRole('button', { name: 'Rematch' }).click();
        await until(visit.page, ({ screen }) => screen === 'playing', 'the next match');
      }
      const played = await playMatch(visit.page, hand);
      expect(audit(played.record)).toMatchObject({ ok: true });
      expect(Math.max(...played.totals)).toBeGreaterThanOrEqual(Number(new URLSearchParams(query).get('target')));
      dealt += played.deals;
      moves += played.moves;
      console.log(`${dealt} deals, ${moves} moves by hand`);
    }
    for (const note of new Set(visit.graphicsNotes.map((each) => each.replace(/0x[0-9a-f]+/, '0x…'))))
      console.log(note);
    expect(visit.complaints).toEqual([]);
    expect(visit.foreign).toEqual([]);
    await visit.close();
  });
});
