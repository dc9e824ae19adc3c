import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Situation } from '../../../src/match/ports.ts';
import { fastChance } from '../../../src/rules/chance.ts';
import type { Deal } from '../../../src/rules/game.ts';
import { freeOf } from '../../../src/rules/solo/open-rows.ts';
import { solo1 } from '../../../src/rules/solo/solo-1.ts';
import { halves } from '../../../src/rules/tiles.ts';
import { createLayoutCache } from '../../../src/table/model/layout-cache.ts';
import { openRowsIn, trayRoom } from '../../../src/table/places/place-open-rows.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { largestOwn } from '../../../src/table/regions/own-size.ts';
import { often } from '../../long.ts';
import { bareSituation } from '../../match/bare.ts';
import { atRandom, shuffledDeal } from '../../rules/solo/deals.ts';
import { layOut, placementOf, regionsOf, settingOf } from '../kinds.ts';
import { seenBox } from './seen-box.ts';

const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [360, 640],
  [640, 360],
] as const;

const layoutOf = createLayoutCache(layOut);

function placed(seen: Deal, [width, height]: readonly [number, number]) {
  const surface = surfaceOf(regionsOf({ width, height, ...settingOf(solo1, {}, 1) }));
  const now: Situation = { ...bareSituation, seen, eye: 0 };
  const aspect = surface.board.width / surface.board.height;
  const { tiles } = placementOf(now, 0, surface, layoutOf(seen, solo1.table, aspect), solo1.table);
  const middles = tiles.map((tile) => surface.camera.project(tile.at));
  return { surface, tiles, middles };
}

describe.each(SIZES)('open rows at %i × %i', (width, height) => {
  it('lie from the top in the order in which they were dealt, and a tile keeps its place', () => {
    const deal = shuffledDeal(1);
    const dealt = placed(deal, [width, height]);
    for (let at = 0; at < 28; at++) {
      const [here, right, below] = [at, at + 1, at + 7].map((one) => dealt.middles[one]);
      if (here && right && at % 7 < 6) expect(right.x).toBeGreaterThan(here.x);
      if (here && below) expect(below.y).toBeGreaterThan(here.y + 20);
    }
    for (const later of atRandom(deal, fastChance(1))) {
      const free = new Set([...freeOf(deal.hands[0] ?? []), ...freeOf(later.hands[0] ?? [])]);
      const { tiles } = placed(later, [width, height]);
      for (const at of later.hands[0] ?? []) if (!free.has(at)) expect(tiles[at]).toEqual(dealt.tiles[at]);
    }
  });

  it('lie apart', () => {
    const { surface, tiles, middles } = placed(shuffledDeal(2), [width, height]);
    const room = trayRoom(surface);
    const { side, isAlong } = openRowsIn(surface, room, { count: 28, rows: 4, largest: largestOwn(surface.regions) });
    const [across, along] = isAlong ? [2 * side, side] : [side, 2 * side];
    for (const [at, middle] of middles.entries()) {
      expect(tiles[at]?.where).toBe('own');
      for (const other of middles.slice(at + 1)) {
        const isApart = Math.abs(other.x - middle.x) > across * 0.98 || Math.abs(other.y - middle.y) > along * 0.98;
        expect(isApart).toBe(true);
      }
    }
  });

  it('let the right end of each row stand out, and no other', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99 }), fc.nat({ max: 20 }), (seed, moves) => {
        const all = [...atRandom(shuffledDeal(seed), fastChance(seed))];
        const deal = all[Math.min(moves, all.length - 1)];
        if (!deal) throw new Error('no deal');
        const { surface, tiles } = placed(deal, [width, height]);
        const { poses } = openRowsIn(surface, trayRoom(surface), {
          count: 28,
          rows: 4,
          largest: largestOwn(surface.regions),
        });
        const free = freeOf(deal.hands[0] ?? []);
        for (const at of deal.hands[0] ?? []) {
          const away = Math.hypot(...(tiles[at]?.at ?? []).map((x, k) => x - (poses[at]?.at[k] ?? 0)));
          if (free.includes(at)) expect(away).toBeGreaterThan(0.1 * (tiles[at]?.scale ?? 0));
          else expect(away).toBe(0);
        }
      }),
      { numRuns: 10 },
    );
  });
});

it('open rows lie in the tray of their rack, and never on its frame, on screens of any size', () => {
  const deal = shuffledDeal(4);
  const sizes = fc.oneof(
    fc.constantFrom<[number, number]>(...SIZES.map(([w, h]): [number, number] => [w, h]), [2560, 1440], [320, 568]),
    fc.tuple(fc.integer({ min: 320, max: 2600 }), fc.integer({ min: 320, max: 1500 })),
  );
  fc.assert(
    fc.property(sizes, ([width, height]) => {
      const { surface, tiles } = placed(deal, [width, height]);
      const { camera, rack } = surface;
      // The tray is cut into the wood, and seen at a slant.
      const [top, bottom] = [rack.y + rack.height, rack.y].map((y) => camera.project([rack.x, y, 0]));
      const [topEnd, bottomEnd] = [rack.y + rack.height, rack.y].map((y) =>
        camera.project([rack.x + rack.width, y, 0]),
      );
      if (!top || !bottom || !topEnd || !bottomEnd) throw new Error('no tray');
      for (const box of tiles.map((tile) => seenBox(camera, tile))) {
        expect(box.x).toBeGreaterThan(Math.max(top.x, bottom.x));
        expect(box.x + box.width).toBeLessThan(Math.min(topEnd.x, bottomEnd.x));
        expect(box.y).toBeGreaterThan(top.y);
        expect(box.y + box.height).toBeLessThan(bottom.y);
      }
    }),
    { numRuns: often(40, 400) },
  );
});

it('a tile that lies along its row has its low half on the left', () => {
  const deal = shuffledDeal(3);
  const { tiles } = placed(deal, [1280, 800]);
  for (const [at, tile] of tiles.entries()) {
    const [low, high] = halves(deal.heap[at] ?? '0-0');
    // Its upper half is turned to the right.
    expect([tile.below, tile.above]).toEqual([low, high]);
  }
  const standing = placed(deal, [640, 360]).tiles;
  expect(standing.map(({ above, below }) => `${above}-${below}`)).toEqual(deal.heap);
});
