/** The physics of the shuffle by itself: boxes that push one another. */
import { expect, test } from 'vitest';
import type { BoxContact } from '../../../src/table/shuffle/physics/box-contact.ts';
import { BoxWorld } from '../../../src/table/shuffle/physics/box-world.ts';
import { SlidingBox } from '../../../src/table/shuffle/physics/sliding-box.ts';
import { deepest } from './bodies.ts';

const SECONDS = 1 / 60;
const tile = (x: number, y: number, speed = 0, angle = 0) => {
  const box = new SlidingBox(x, y, 0.5, 1, 1, 0.2);
  box.angle = angle;
  box.vx = speed;
  return box;
};
const wall = (x: number) => new SlidingBox(x, 0, 3, 9, Number.POSITIVE_INFINITY, 0.1);

/** Steps the boxes; returns the contacts that were heard, with their impulses. */
function run(moving: readonly SlidingBox[], walls: readonly SlidingBox[], steps: number) {
  const world = new BoxWorld(moving, walls);
  const heard: { readonly contact: BoxContact; readonly impulse: number }[] = [];
  for (let k = 0; k < steps; k++)
    world.step({ seconds: SECONDS, separations: 10 }, (contact) => heard.push({ contact, impulse: contact.impulse }));
  return heard;
}
const speedOf = (boxes: readonly SlidingBox[]) => boxes.reduce((sum, { vx }) => sum + vx, 0);

test('a box that hits another passes its speed on, and nothing of it is lost but by damping', () => {
  const boxes = [tile(0, 0, 8), tile(1.2, 0)];
  const alone = [tile(0, 9, 8), tile(30, 9)];
  run(boxes, [], 12);
  run(alone, [], 12);
  expect(speedOf(boxes)).toBeCloseTo(speedOf(alone), 9);
  // Of the speed at which they met, a fifth is left between them.
  const [first, second] = boxes;
  expect((second?.vx ?? 0) - (first?.vx ?? 0)).toBeGreaterThan(1);
  expect(first?.vx).toBeGreaterThan(0);
});

test('boxes that do not touch move as if they were alone', () => {
  const beside = tile(0, 0, 5);
  const alone = tile(0, 0, 5);
  run([beside, tile(0, 2.1, 5)], [], 30);
  run([alone], [], 30);
  expect([beside.x, beside.y, beside.angle]).toEqual([alone.x, alone.y, alone.angle]);
});

test('a box that is hit at its end turns away', () => {
  const hit = tile(1.1, 0.9);
  run([tile(0, 0, 8), hit], [], 12);
  expect(hit.spin).toBeGreaterThan(0.5);
  const below = tile(1.1, -0.9);
  run([tile(0, 0, 8), below], [], 12);
  expect(below.spin).toBeLessThan(-0.5);
});

test('a box rubs along another that it slides past', () => {
  const [over, under] = [tile(0, 0, 6), new SlidingBox(0, 2.99, 3, 2, 4, 0.2)];
  over.vy = 3;
  run([over, under], [], 3);
  expect(under.vx).toBeGreaterThan(0);
});

test('a wall lets nothing through, and does not move', () => {
  const [box, side] = [tile(0, 0, 38, 0.3), wall(4)];
  run([box], [side], 60);
  expect(box.x).toBeLessThan(1);
  expect([side.x, side.y, side.angle, side.vx, side.spin]).toEqual([4, 0, 0, 0, 0]);
});

test('boxes that lie inside one another come apart', () => {
  const boxes = [tile(0, 0), tile(0.5, 0.4, 0, 1), tile(0.3, -0.7, 0, 2)];
  run(boxes, [], 60);
  expect(deepest(boxes, 1, 2)).toBeLessThan(0.02);
});

test('boxes at rest stay where they are', () => {
  const boxes = [tile(0, 0), tile(0.998, 0)];
  expect(run(boxes, [], 30)).toHaveLength(1);
  expect(boxes.map(({ x, y, angle }) => [x, y, angle])).toEqual([
    [0, 0, 0],
    [0.998, 0, 0],
  ]);
});

test('a collision is heard once, with its force, and again after the boxes have come apart', () => {
  const [box, other] = [tile(0, 0, 8), tile(1.2, 0)];
  const heard = run([box, other], [wall(6)], 8);
  expect(heard).toHaveLength(1);
  expect(heard[0]?.contact).toMatchObject({ a: box, b: other });
  expect(heard[0]?.impulse).toBeGreaterThan(2);
  // It bounces off the wall, and meets the first one again.
  other.vx = 30;
  expect(run([box, other], [wall(6)], 60).length).toBeGreaterThanOrEqual(2);
});
