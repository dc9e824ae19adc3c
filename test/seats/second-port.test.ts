/** The seconds of a match by time: they stand still while the clock of the table does (20.7). */
import { expect, it } from 'vitest';
import { createClock } from '../../src/motion/clock.ts';
import type { Later } from '../../src/motion/later.ts';
import { createSecondPort } from '../../src/seats/second-port.ts';
import { handFrames } from '../motion/frames.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The port on a clock whose real time passes when a test says so. */
function setting() {
  const due = new Map<() => void, number>();
  const later: Later = (ms, callback) => {
    due.set(callback, ms);
    return () => void due.delete(callback);
  };
  const clock = createClock(handFrames(), later);
  const second = createSecondPort(clock);
  let counted = 0;
  const count = async (signal: AbortSignal) => {
    await second(signal);
    counted++;
  };
  return {
    clock,
    count,
    counted: () => counted,
    waiting: () => due.size,
    async pass(ms: number) {
      await settled();
      for (const [callback, left] of [...due]) {
        due.set(callback, left - ms);
        if (left > ms) continue;
        due.delete(callback);
        callback();
      }
      await settled();
    },
  };
}

it('20.7: a second of the match is a second of real time', async () => {
  const { count, counted, pass } = setting();
  void count(new AbortController().signal);
  await pass(999);
  expect(counted()).toBe(0);
  await pass(1);
  expect(counted()).toBe(1);
});

it('20.7: no second passes while the match is paused or hidden, nor that in which it was', async () => {
  const { clock, count, counted, pass, waiting } = setting();
  void count(new AbortController().signal);
  await pass(500);
  clock.pause('hidden');
  await pass(500);
  expect(counted()).toBe(0);
  for (let minute = 0; minute < 5; minute++) await pass(60_000);
  expect([counted(), waiting()]).toEqual([0, 0]);
  clock.pause('menu');
  clock.resume('hidden');
  await pass(60_000);
  expect([counted(), waiting()]).toEqual([0, 0]);
  clock.resume('menu');
  await pass(1000);
  expect(counted()).toBe(1);
});

it('is over at once when the match is left, running or paused, and leaves no timer', async () => {
  for (const reason of [null, 'menu']) {
    const { clock, count, counted, pass, waiting } = setting();
    const left = new AbortController();
    if (reason) clock.pause(reason);
    void count(left.signal);
    await pass(10);
    left.abort();
    await pass(0);
    expect([counted(), waiting()]).toEqual([1, 0]);
  }
});
