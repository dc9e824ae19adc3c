import { expect, it } from 'vitest';
import type { Situation } from '../../../src/match/ports.ts';
import { PLAIN } from '../../../src/table/places/look.ts';
import type { Placed } from '../../../src/table/places/placement.ts';
import { UPRIGHT } from '../../../src/table/space/vectors.ts';
import { shake } from '../../../src/table/tiles/shaken.ts';
import { unseenTiles } from '../unseen-tiles.ts';

const LIES: Placed = { ...PLAIN, at: [2, 3, 0.1], turn: UPRIGHT, scale: 0.5, where: 'own' };

/** Shakes the second of two tiles; tells where it was seen on the way. */
async function shaken(held: { readonly at: number; readonly placed: Placed } | null = null) {
  const { tiles, clock, next } = unseenTiles();
  const placement = { tiles: [LIES, LIES], view: { x: 0, y: 0, scale: 1 } };
  const now = { seen: { heap: ['0-0', '0-1'] } } as unknown as Situation;
  tiles.set(placement);
  shake('0-1', { model: { now, held, placementOf: () => placement }, tiles, clock });
  const seen: number[] = [];
  for (let frame = 0; frame < 40; frame++) {
    next();
    await Promise.resolve();
    seen.push(tiles.tiles[1]?.at[0] ?? Number.NaN);
  }
  return { seen, tiles: tiles.tiles };
}

it('moves a refused tile a little to both sides, less and less, and leaves it in its place', async () => {
  const { seen, tiles } = await shaken();
  expect(Math.min(...seen)).toBeLessThan(1.98);
  expect(Math.max(...seen)).toBeGreaterThan(2.02);
  expect(Math.max(...seen.map((x) => Math.abs(x - 2)))).toBeLessThan(0.1);
  expect(tiles.map(({ at }) => at[0])).toEqual([2, expect.closeTo(2, 6)]);
});

it('moves nothing while a finger holds a tile', async () => {
  const { seen } = await shaken({ at: 0, placed: LIES });
  expect(new Set(seen)).toEqual(new Set([2]));
});
