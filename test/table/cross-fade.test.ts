import { expect, it } from 'vitest';
import { createReel } from '../../src/dev/film-page.ts';
import { createClock } from '../../src/motion/clock.ts';
import { fadeOver } from '../../src/table/afterimage.ts';

const stage = () => {
  const reel = createReel();
  const clock = createClock(reel, reel.later);
  const seen: (number | 'gone')[] = [];
  const take = () => ({ dim: (opacity: number) => seen.push(opacity), remove: () => seen.push('gone') });
  return { reel, clock, seen, take };
};

it('lets what was seen fade away, and leaves nothing of it', async () => {
  const { reel, clock, seen, take } = stage();
  const faded = fadeOver(clock, take);
  await reel.step(400);
  await faded;
  const dims = seen.slice(0, -1).map(Number);
  expect(dims).toEqual([...dims].sort((a, b) => b - a));
  expect(dims.filter((dim) => dim > 0 && dim < 1).length).toBeGreaterThan(5);
  expect(seen.slice(-2)).toEqual([0, 'gone']);
});

it('is over at once when everything is hurried', async () => {
  const { reel, clock, seen, take } = stage();
  const faded = fadeOver(clock, take);
  await reel.step(50);
  clock.hurry();
  await faded;
  expect(seen.slice(-2)).toEqual([0, 'gone']);
});

it('takes no picture while the clock stands', async () => {
  const { clock, seen, take } = stage();
  clock.pause('menu');
  await fadeOver(clock, take);
  expect(seen).toEqual([]);
});
