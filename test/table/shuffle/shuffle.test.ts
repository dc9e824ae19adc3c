import { describe, expect, test } from 'vitest';
import { createShuffle, type Shuffle, type ShuffleOptions } from '../../../src/table/shuffle/physics/shuffle.ts';
import { AWAY } from '../../../src/table/space/table-side.ts';
import { often } from '../../long.ts';
import { deepest, lying, outside } from './bodies.ts';

const W = 0.8;
const H = 1.6;
const FRAME = 1000 / 60;
const sets = [
  { count: 28, halfWidth: 7 * W, halfHeight: 5 * W },
  { count: 55, halfWidth: 9 * W, halfHeight: 6 * W },
  { count: 55, halfWidth: 5.2 * W, halfHeight: 9 * W },
  { count: 91, halfWidth: 11 * W, halfHeight: 8 * W },
  { count: 55, halfWidth: 9 * W, halfHeight: 6 * W, away: AWAY[1] },
  { count: 91, halfWidth: 11 * W, halfHeight: 8 * W, away: AWAY[2] },
  { count: 28, halfWidth: 7 * W, halfHeight: 5 * W, away: AWAY[3] },
] as const;
const shuffleOf = (set: Pick<ShuffleOptions, 'count' | 'halfWidth' | 'halfHeight'>, seed: number) =>
  createShuffle({ away: AWAY[0], ...set, seed, stirring: 1.6, tile: { w: W, h: H } });

/** Runs the shuffle to its end; answers how long it took, and how far each tile was pushed in all. */
function run(shuffle: Shuffle, frame = FRAME): { ms: number; paths: number[]; impacts: number } {
  let ms = 0;
  let impacts = 0;
  let before = lying(shuffle.bodies);
  const paths = before.map(() => 0);
  while (!shuffle.done && ms < 10_000) {
    shuffle.step(frame);
    ms += frame;
    impacts += shuffle.clatter.length;
    const now = lying(shuffle.bodies);
    now.forEach(({ x, y }, k) => {
      const was = before[k];
      if (was) paths[k] = (paths[k] ?? 0) + Math.hypot(x - was.x, y - was.y);
    });
    before = now;
  }
  return { ms, paths, impacts };
}

describe.each(sets)('a shuffle of $count tiles in $halfWidth × $halfHeight', (set) => {
  test('begins with every tile beside the others, inside the region', () => {
    for (let seed = 1; seed <= often(4, 10); seed++) {
      const heap = lying(shuffleOf(set, seed).bodies);
      expect(heap).toHaveLength(set.count);
      // Corners are round: measured as if they were sharp, two that touch there lie a little inside one another.
      expect(deepest(heap, W, H)).toBeLessThan(0.04 * W);
      expect(outside(heap, set.halfWidth, set.halfHeight, W, H)).toBeLessThanOrEqual(0);
    }
  });

  test('begins loosely: hardly a tile lies straight, and none is heard before it is stirred', () => {
    for (let seed = 1; seed <= often(3, 5); seed++) {
      const shuffle = shuffleOf(set, seed);
      expect(shuffle.clatter).toHaveLength(0);
      const askew = lying(shuffle.bodies).filter(({ angle }) => Math.abs(Math.sin(2 * angle)) > 0.05);
      expect(askew.length).toBeGreaterThan(0.7 * set.count);
    }
  });

  test('pushes every tile about, loses none, and leaves all flat and apart', () => {
    for (let seed = 1; seed <= often(2, 3); seed++) {
      const shuffle = shuffleOf(set, seed);
      const { ms, paths, impacts } = run(shuffle);
      const rest = lying(shuffle.bodies);
      expect(ms).toBeGreaterThan(2000);
      expect(ms).toBeLessThan(3000);
      expect(rest.every(({ x, y, angle }) => Number.isFinite(x + y + angle))).toBe(true);
      expect(Math.min(...paths)).toBeGreaterThan(W / 2);
      expect(paths.reduce((sum, path) => sum + path) / paths.length).toBeGreaterThan(6 * W);
      expect(deepest(rest, W, H)).toBeLessThan(0.05 * W);
      expect(outside(rest, set.halfWidth, set.halfHeight, W, H)).toBeLessThan(0.02 * W);
      expect(impacts).toBeGreaterThan(set.count);
    }
  });
});

const some = { count: 55, halfWidth: 9 * W, halfHeight: 6 * W };

test('the same seed is the same shuffle at any frame rate', () => {
  const ends = [FRAME, 7, 33, 100].map((frame) => {
    const shuffle = shuffleOf(some, 7);
    run(shuffle, frame);
    return [...shuffle.bodies];
  });
  for (const end of ends) expect(end).toEqual(ends[0]);
});

test('another seed is another shuffle', () => {
  const [one, other] = [shuffleOf(some, 1), shuffleOf(some, 2)];
  run(one);
  run(other);
  expect([...one.bodies]).not.toEqual([...other.bodies]);
});

test('nothing moves once it is done', () => {
  const shuffle = shuffleOf(some, 3);
  run(shuffle);
  const rest = [...shuffle.bodies];
  shuffle.step(1000);
  expect(shuffle.done).toBe(true);
  expect([...shuffle.bodies]).toEqual(rest);
  expect(shuffle.clatter).toHaveLength(0);
});

test('the hands press while they stir, and have lifted when it is done', () => {
  const shuffle = shuffleOf(some, 3);
  shuffle.step(250);
  shuffle.step(250);
  expect(shuffle.hands.map((hand) => hand.pressure)).toEqual([1, 1]);
  for (const { x, y } of shuffle.hands) {
    expect(Math.abs(x)).toBeLessThan(some.halfWidth);
    expect(Math.abs(y)).toBeLessThan(some.halfHeight);
  }
  run(shuffle);
  expect(shuffle.hands.map((hand) => hand.pressure)).toEqual([0, 0]);
});

test('a finger stirs the tiles for as long as it likes', () => {
  const shuffle = shuffleOf(some, 5);
  run(shuffle);
  const rest = [...shuffle.bodies];
  for (let t = 0; t < 3000; t += FRAME) {
    const angle = t / 150;
    shuffle.stir(2 * Math.cos(angle), 2 * Math.sin(angle), -13 * Math.sin(angle), 13 * Math.cos(angle));
    shuffle.step(FRAME);
    expect(shuffle.done).toBe(false);
  }
  shuffle.lift();
  run(shuffle);
  expect(shuffle.done).toBe(true);
  expect([...shuffle.bodies]).not.toEqual(rest);
  expect(deepest(lying(shuffle.bodies), W, H)).toBeLessThan(0.05 * W);
});

test('a finger that rests on the tiles keeps the deal waiting, and a while after it was lifted', () => {
  const shuffle = shuffleOf(some, 6);
  shuffle.stir(0, 0, 0, 0);
  expect(run(shuffle).ms).toBeGreaterThanOrEqual(10_000);
  shuffle.lift();
  shuffle.step(250);
  shuffle.step(250);
  shuffle.step(250);
  expect(shuffle.done).toBe(false);
  const { ms } = run(shuffle);
  expect(shuffle.done).toBe(true);
  expect(ms).toBeLessThan(1500);
});

test('the hands leave the tiles to a finger as soon as it comes', () => {
  const shuffle = shuffleOf(some, 6);
  shuffle.step(250);
  shuffle.step(250);
  expect(shuffle.hasHands).toBe(true);
  shuffle.stir(0, 0, 3, 0);
  shuffle.step(250);
  expect(shuffle.hasHands).toBe(false);
  expect(shuffle.hands.map((hand) => hand.pressure)).toEqual([0, 0]);
});

test('a region in which the tiles cannot lie side by side is refused', () => {
  expect(() => shuffleOf({ count: 55, halfWidth: 4 * W, halfHeight: 4 * W }, 1)).toThrow(RangeError);
});
