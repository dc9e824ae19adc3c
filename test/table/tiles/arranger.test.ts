import { expect, it } from 'vitest';
import type { Placed } from '../../../src/table/places/place.ts';
import type { Sight } from '../../../src/table/sight.ts';
import { UPRIGHT } from '../../../src/table/space/vectors.ts';
import { createArranging } from '../../../src/table/tiles/arranger.ts';
import { unseenTiles } from '../unseen-tiles.ts';

const VIEW = { x: 0, y: 0, scale: 1 };
const RESTING = { glow: 0, dim: 0, marked: 0, focused: 0, above: null, below: null };
const tileAt = (x: number) =>
  ({ ...RESTING, where: 'own', at: [x, 0, 0], turn: UPRIGHT, scale: 1 }) as unknown as Placed;

/** One tile, which belongs where it is told to. */
function table() {
  const { bodies, clock, frames } = unseenTiles();
  const told = { x: 0, isStirred: false, written: 0 };
  const arrange = () => ({ tiles: [tileAt(told.x)], view: VIEW });
  const arranging = createArranging({
    ...{ bodies, clock },
    sight: { now: {}, arrange, emptyView: () => VIEW } as unknown as Sight,
    dressed: (placement) => placement,
    isStirred: () => told.isStirred,
    write: () => void told.written++,
  });
  arranging.rest();
  const x = () => bodies.tiles[0]?.at[0];
  return { ...arranging, frames, clock, told, x };
}

it('moves a tile to where it belongs now, frame by frame, and says so as it sets out', async () => {
  const { follow, frames, told, x } = table();
  Object.assign(told, { x: 10, written: 0 });
  follow(100);
  expect([x(), told.written]).toEqual([0, 1]);
  await frames.run(50);
  expect(x()).toBeGreaterThan(0);
  expect(x()).toBeLessThan(10);
  await frames.run();
  expect(x()).toBe(10);
});

it('puts it there at once while the clock stands', () => {
  const { follow, clock, frames, told, x } = table();
  clock.pause('a test');
  told.x = 10;
  follow(100);
  expect(x()).toBe(10);
  expect(frames.wanted).toBe(false);
});

it('leaves the tiles to those who stir them', () => {
  const { follow, rest, frames, told, x } = table();
  Object.assign(told, { x: 10, isStirred: true, written: 0 });
  rest();
  follow(100);
  expect([x(), told.written, frames.wanted]).toEqual([0, 0, false]);
});
