import { expect, it } from 'vitest';
import { createClock } from '../../src/motion/clock.ts';
import { createPainter } from '../../src/table/painter.ts';
import { handFrames } from '../motion/frames.ts';

/** A painter that notes how far things had moved each time it painted. */
function stage() {
  const frames = handFrames();
  const clock = createClock(frames);
  const painted: number[] = [];
  let moved = 0;
  const painter = createPainter(
    clock,
    () => painted.push(moved),
    (error) => {
      throw error;
    },
  );
  const move = (to: number) => {
    moved = to;
    painter.changed();
  };
  return { frames, clock, painter, painted, move };
}

it('paints every frame in which something has moved, as it has moved by then', async () => {
  const { frames, clock, painted, move } = stage();
  let steps = 0;
  void clock.tween(100, () => move(++steps));
  await frames.run();
  expect(steps).toBeGreaterThan(8);
  expect(painted).toEqual(Array.from({ length: steps }, (_, at) => at + 1));
});

it('paints once a frame, however much has moved, and asks for no other', async () => {
  const { frames, clock, painted, move } = stage();
  void clock.tween(10, () => move(1));
  void clock.tween(10, () => move(2));
  move(0);
  await frames.run();
  const times = painted.length;
  expect(painted.at(-1)).toBe(2);
  expect(frames.wanted).toBe(false);
  await frames.run();
  expect(painted).toHaveLength(times);
});

it('paints at once while the clock stands, and not again when it goes on', async () => {
  const { frames, clock, painted, move } = stage();
  clock.pause('a test');
  move(3);
  expect(painted).toEqual([3]);
  clock.resume('a test');
  await frames.run();
  expect(painted).toEqual([3]);
});

it('paints nothing once it has ended', async () => {
  const { frames, painter, painted, move } = stage();
  move(1);
  painter.end();
  await frames.run();
  expect(painted).toEqual([]);
});
