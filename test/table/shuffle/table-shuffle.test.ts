import { expect, test } from 'vitest';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { shuffleHere } from '../../../src/table/shuffle/local-shuffle.ts';
import type { MakeShuffle } from '../../../src/table/shuffle/physics/shuffle.ts';
import type { ShuffleLength } from '../../../src/table/shuffle/shuffle-animation.ts';
import { TableShuffle } from '../../../src/table/shuffle/table-shuffle.ts';
import { shuffleIn } from '../../../src/table/shuffle/worker/shuffle-client.ts';
import { regionsOf } from '../kinds.ts';
import { unseenTiles } from '../unseen-tiles.ts';
import { FakeWorker } from './worker.ts';

/** Shuffles a set of 28 by one of these ways; `toEnd` lets time go by until nobody waits for it. */
function shuffling(sources: readonly MakeShuffle[], meanwhile = () => {}, length: ShuffleLength = 'whole') {
  const { tiles, changes, clock, next } = unseenTiles();
  const surface = surfaceOf(regionsOf({ width: 1280, height: 800, seats: 4, handSize: 7, arms: 4 }));
  const over = new AbortController();
  const model = { isShuffling: false };
  const shuffle = new TableShuffle({ tiles, clock, sources, showHands() {}, hear() {} }, model, changes);
  let isOver = false;
  const view = { x: 0, y: 0, scale: 1 };
  const running = shuffle
    .run({ length, count: 28, seed: 1, surface, stirs: 0, view, factor: 1, signal: over.signal }, null)
    .finally(() => {
      isOver = true;
    });
  /** Answers after how many frames it was over. */
  const toEnd = async (most = 400) => {
    for (let k = 0; k < most; k++) {
      // What is loaded comes as a task.
      await new Promise((resolve) => setTimeout(resolve));
      if (isOver) return k;
      meanwhile();
      next();
    }
    throw new Error('it goes on');
  };
  return { model, tiles, clock, over, running, toEnd, isAnybodyWaiting: next };
}

const silent = () => new FakeWorker();

test('a shuffle by the first way begins as soon as its heap is poured out, and ends its worker', async () => {
  const worker = new FakeWorker();
  const answer = () => {
    if (worker.asked.length > 0) worker.answer();
  };
  const { model, tiles, toEnd, isAnybodyWaiting } = shuffling([shuffleIn(() => worker), shuffleHere], answer);
  expect(model.isShuffling).toBe(true);
  expect(await toEnd()).toBeGreaterThan(30);
  expect(model.isShuffling).toBe(false);
  expect(tiles.tiles).toHaveLength(28);
  expect(worker.isRunning).toBe(false);
  isAnybodyWaiting();
  expect(isAnybodyWaiting()).toBe(false);
});

test('where no worker starts, breaks before it began, or stays silent, the tiles are shuffled by the next way', async () => {
  const refused: MakeShuffle = () => Promise.reject(new Error('no workers here'));
  const ends = [];
  for (const way of [refused, shuffleIn(silent)]) {
    const { tiles, toEnd } = shuffling([way, shuffleHere]);
    await toEnd();
    ends.push(tiles.tiles.map(({ at }) => at));
  }
  expect(ends[0]).toHaveLength(28);
  expect(ends[1]).toEqual(ends[0]);
});

test('where no way is left the match goes on without a shuffle', async () => {
  const { tiles, toEnd } = shuffling([shuffleIn(silent)]);
  await toEnd();
  expect(tiles.tiles).toHaveLength(0);
});

test('a worker that breaks under way ends the shuffle, and the tiles stay where they are', async () => {
  const worker = new FakeWorker();
  let answers = 0;
  const { tiles, toEnd } = shuffling([shuffleIn(() => worker)], () => {
    if (worker.asked.length === 0) return;
    if (answers++ < 20) worker.answer();
    else worker.break();
  });
  expect(await toEnd()).toBeLessThan(30);
  expect(tiles.tiles).toHaveLength(28);
});

test('one that is cut off while its worker begins ends it, and takes no other way', async () => {
  const worker = new FakeWorker();
  let others = 0;
  const other: MakeShuffle = (...given) => {
    others++;
    return shuffleHere(...given);
  };
  const { over, toEnd } = shuffling([shuffleIn(() => worker), other]);
  over.abort();
  expect(await toEnd()).toBeLessThan(3);
  expect(worker.isRunning).toBe(false);
  expect(others).toBe(0);
});

test('between deals it is short, and after a throw-in the tiles are only swept together', async () => {
  const frames = [];
  for (const length of ['whole', 'short', 'swept'] as const)
    frames.push(await shuffling([shuffleHere], () => {}, length).toEnd());
  const [whole = 0, short = 0, swept = 0] = frames;
  expect(short).toBeLessThan(0.8 * whole);
  expect(swept).toBeLessThan(0.3 * short);
});
