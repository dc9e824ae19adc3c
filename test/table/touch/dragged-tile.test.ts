/** A tile that hangs from a finger: how it turns on its way. */
import { expect, it } from 'vitest';
import { PLAIN } from '../../../src/table/places/look.ts';
import type { Placed } from '../../../src/table/places/placement.ts';
import { UPRIGHT } from '../../../src/table/space/vectors.ts';
import { DraggedTile } from '../../../src/table/touch/dragged-tile.ts';
import { unseenTiles } from '../unseen-tiles.ts';

const at = (x: number): Placed => ({ at: [x, 0, 1], turn: UPRIGHT, scale: 1, ...PLAIN, where: 'own' });

function carried(isStill: boolean) {
  const { tiles, clock, next } = unseenTiles();
  tiles.set({ tiles: [at(0)], view: { x: 0, y: 0, scale: 1 } });
  const model = { held: null };
  const dragged = new DraggedTile({ clock, reducedMotion: () => isStill }, model, tiles);
  const rest = () => {
    let frames = 0;
    while (next() && frames < 300) frames++;
    return frames;
  };
  dragged.drag(0, at(0), 'dragged', true);
  rest();
  return { dragged, rest, next, turn: () => tiles.tiles[0]?.turn[2] ?? 0 };
}

it('turns its head to where it is carried, never far, and hangs still when the finger rests', () => {
  const { dragged, rest, turn } = carried(false);
  for (let x = 1; x <= 20; x++) dragged.drag(0, at(x / 4), 'dragged', true);
  // Clockwise, towards the right.
  expect(turn()).toBeLessThan(-0.05);
  expect(turn()).toBeGreaterThan(-0.15);
  expect(rest()).toBeGreaterThan(2);
  expect(turn()).toBe(0);
  dragged.drag(0, at(4), 'dragged', true);
  expect(turn()).toBeGreaterThan(0.02);
  // It hovers straight over a place.
  dragged.drag(0, at(4), 'place 1');
  rest();
  expect(turn()).toBe(0);
  expect(rest()).toBe(0);
});

it('does not turn where motion is reduced', () => {
  const { dragged, rest, turn } = carried(true);
  for (let x = 1; x <= 20; x++) dragged.drag(0, at(x / 4), 'dragged', true);
  expect(turn()).toBe(0);
  expect(rest()).toBe(0);
});
