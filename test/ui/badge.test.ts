// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createReel } from '../../src/dev/film-page.ts';
import { createClock } from '../../src/motion/clock.ts';
import { hudThemeOf } from '../../src/table/hud/hud-theme-of.ts';
import { Badge } from '../../src/ui/badge.ts';
import { createHudAtlas } from '../../src/ui/hud-atlas.ts';
import type { SeatState } from '../../src/ui/hud-model.ts';
import { coversImportant } from '../../src/ui/strip-layout.ts';
import { fakeCanvas } from '../table/fake-canvas.ts';

const SEAT: SeatState = {
  ...{ seat: 1, side: 1, hasPartner: false, name: 'Hera', initial: 'H', kind: 'bot', portrait: null },
  ...{ tiles: 5, turnedUp: 0, score: 0, account: null, remembered: 0, starts: false, turn: false },
  ...{ won: false, last: false, you: false, marks: [] },
};
const BOARD = { x: 0, y: 0, width: 600, height: 400 };
const PLATE = { x: 250, y: -40, width: 100, height: 40 };

function saying() {
  fakeCanvas();
  const reel = createReel();
  const clock = createClock(reel, reel.later);
  const atlas = createHudAtlas(1, hudThemeOf({ tiles: 'ivory', cloth: 'sea' }, 'pips'), []);
  const badge = new Badge({ atlas, density: 1, clock, requestRender() {} });
  badge.appear(SEAT, 'Passes', [9], PLATE, BOARD, [], true);
  const at = { x: badge.x, y: badge.y };
  return { reel, badge, at, tile: { x: at.x - 15, y: at.y - 30, width: 30, height: 60, important: true } };
}

it('stays where it is while nothing important comes under it', () => {
  const { badge, at, tile } = saying();
  badge.uncover(
    [
      { ...tile, important: false },
      { ...tile, y: tile.y + 200 },
    ],
    BOARD,
  );
  expect({ x: badge.x, y: badge.y }).toEqual(at);
  expect(badge.alpha).toBe(1);
});

it('fades in elsewhere when a tile that matters comes under it', async () => {
  const { reel, badge, tile } = saying();
  badge.uncover([tile], BOARD);
  const [own] = badge.covers;
  if (!own) throw new Error('no badge');
  expect(coversImportant(badge, own, [tile])).toBe(false);
  expect(badge.alpha).toBeLessThan(0.2);
  await reel.step(300);
  expect([badge.visible, badge.alpha]).toEqual([true, 1]);
});

it('does not come back once it leaves', async () => {
  const { reel, badge, at, tile } = saying();
  badge.leave();
  badge.uncover([tile], BOARD);
  expect({ x: badge.x, y: badge.y }).toEqual(at);
  await reel.step(500);
  expect(badge.visible).toBe(false);
});
