/**
 * A whole match of Cyprus in a real browser, with trusted input alone: by each way of playing. `npm run bench matches`:
 * every game.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { judge } from '../second/judgement.ts';
import { byDrag, mouseOf } from './drag.ts';
import { byDomTable, byKeyboard, byTap, type Hand, playMatch } from './player.ts';
import { openSite, type Site } from './site.ts';
import { withoutWebGL } from './stored.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Case {
  readonly title: string;
  readonly hand: Hand;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly target: number;
  /** Touches the tile that is drawn; keys and buttons leave it to the game which of the boneyard that is. */
  readonly touches?: true;
  /** Without WebGL the DOM table is the table. */
  readonly isPlain?: true;
}

const BY_DRAG: Case = {
  title: 'by drag',
  hand: byDrag(mouseOf),
  viewport: { width: 640, height: 360 },
  target: 25,
  touches: true,
};

const AT_DOM_TABLE: Case = {
  title: 'at the DOM table, without WebGL',
  hand: byDomTable,
  viewport: { width: 1280, height: 800 },
  target: 60,
  isPlain: true,
};

const cases: readonly Case[] = [
  { title: 'by tap', hand: byTap, viewport: { width: 360, height: 640 }, target: 25, touches: true },
  // A whole deal by drag: drag.test.ts.
  ...(isLong ? [BY_DRAG] : []),
  { title: 'by keyboard', hand: byKeyboard, viewport: { width: 640, height: 360 }, target: 25 },
  // A whole deal of a star there: today.test.ts. A whole match: plain-lines.test.ts.
  ...(isLong ? [AT_DOM_TABLE] : []),
];

// Bots that think as long as they may choose otherwise on a busy machine: these play by the thumb.
const QUERY = '?probe&game=cyprus&seats=4&level=casual';
const CHANCE = 89;

describe('a whole match of Cyprus', () => {
  /** Whoever touches the same tiles plays the same match. */
  let record: string | null = null;

  it.each(cases)('$title', async ({ hand, touches, isPlain, viewport, target }) => {
    const visit = await site.open('about:blank', { viewport, chance: CHANCE });
    if (isPlain) await withoutWebGL(visit.page);
    await visit.page.goto(`${site.address}${QUERY}&target=${target}`);
    const played = await playMatch(visit.page, hand);
    expect(judge(played.record)).toMatchObject({ ok: true });
    expect(Math.max(...played.totals)).toBeGreaterThanOrEqual(target);
    if (touches) {
      record ??= played.record;
      expect(played.record).toBe(record);
    }
    expect(visit.complaints).toEqual([]);
    expect(visit.foreign).toEqual([]);
    await visit.close();
  });
});
