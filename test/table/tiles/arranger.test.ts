import { expect, it } from 'vitest';
import { type StageSpec, situationAt } from '../../../src/dev/stages.ts';
import { PLAIN } from '../../../src/table/places/look.ts';
import type { Placed } from '../../../src/table/places/placement.ts';
import { UPRIGHT } from '../../../src/table/space/vectors.ts';
import { TileArranger } from '../../../src/table/tiles/arranger.ts';
import { unseenTiles } from '../unseen-tiles.ts';

const SPEC: StageSpec = { game: 'cyprus', seats: 4, seed: 'one', moves: 0, eye: 0 };
const VIEW = { x: 0, y: 0, scale: 1 };
const tileAt = (x: number): Placed => ({ ...PLAIN, where: 'own', at: [x, 0, 0], turn: UPRIGHT, scale: 1 });

/** One tile, which belongs where it is told to. */
function table() {
  const { tiles, changes, clock, frames } = unseenTiles();
  const told = { x: 0, written: 0 };
  const arrange = () => ({ tiles: [tileAt(told.x)], view: VIEW });
  const model = { now: situationAt(SPEC), isShuffling: false, arrange, emptyView: () => VIEW };
  const arranger = new TileArranger(model, tiles, clock, changes);
  arranger.rest();
  changes.hud.subscribe(() => told.written++);
  const x = () => tiles.tiles[0]?.at[0];
  return { arranger, frames, clock, told, model, x };
}

it('moves a tile to where it belongs now, frame by frame, and says so as it sets out', async () => {
  const { arranger, frames, told, x } = table();
  Object.assign(told, { x: 10, written: 0 });
  arranger.follow(100);
  expect([x(), told.written]).toEqual([0, 1]);
  await frames.run(50);
  expect(x()).toBeGreaterThan(0);
  expect(x()).toBeLessThan(10);
  await frames.run();
  expect(x()).toBe(10);
});

it('puts it there at once while the clock stands', () => {
  const { arranger, clock, frames, told, x } = table();
  clock.pause('a test');
  told.x = 10;
  arranger.follow(100);
  expect(x()).toBe(10);
  expect(frames.wanted).toBe(false);
});

it('leaves the tiles to those who stir them', () => {
  const { arranger, frames, told, model, x } = table();
  told.x = 10;
  model.isShuffling = true;
  arranger.rest();
  arranger.follow(100);
  expect([x(), told.written, frames.wanted]).toEqual([0, 0, false]);
});
