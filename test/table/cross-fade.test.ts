// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createReel } from '../../src/dev/film-page.ts';
import { createClock } from '../../src/motion/clock.ts';
import { fadeOver } from '../../src/table/afterimage.ts';
import { CrossFade } from '../../src/table/cross-fade.ts';
import { fakeCanvas } from './fake-canvas.ts';

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

/** A fade over a canvas in the page; `isReduced`: the person wants less motion. */
function fadeAt(isReduced: boolean) {
  fakeCanvas();
  document.body.replaceChildren(document.createElement('canvas'));
  const [canvas] = document.body.children;
  const { reel, clock } = stage();
  const timing = { clock, pace: (ms: number) => ms, reducedMotion: () => isReduced };
  const [slot, painter] = [{ isDark: false, now: { canvas } }, { paint: vi.fn() }];
  const fade = new CrossFade(timing, ...([slot, painter] as unknown as [never, never]));
  return { reel, fade, painter, pictures: () => document.body.children.length };
}

it('lets the screen fade when it is divided otherwise, once the first deal has been dealt', async () => {
  const { reel, fade, painter, pictures } = fadeAt(false);
  fade.begin();
  expect(pictures()).toBe(1);
  await vi.dynamicImportSettled();
  fade.divide();
  expect(painter.paint).toHaveBeenCalledOnce();
  expect(pictures()).toBe(2);
  await reel.step(400);
  expect(pictures()).toBe(1);
});

it('lets moving tiles alone, and fades only once if motion is reduced', async () => {
  const moving = fadeAt(false);
  await vi.dynamicImportSettled();
  moving.fade.begin();
  await vi.dynamicImportSettled();
  moving.fade.begin();
  expect(moving.pictures()).toBe(1);
  const still = fadeAt(true);
  await vi.dynamicImportSettled();
  still.fade.begin();
  still.fade.divide();
  expect(still.pictures()).toBe(2);
});
