import { describe, expect, it } from 'vitest';
import { watchedFrames } from '../../src/motion/slow-frames.ts';

/** Frames at the times given, each asked for in the one before; `rest` asks from outside. */
function film() {
  let pending: ((time: number) => void) | null = null;
  let slow = 0;
  const frames = watchedFrames(
    {
      request(callback) {
        pending = callback;
        return 1;
      },
      cancel() {},
    },
    () => slow++,
  );
  const run = (gaps: readonly number[], start: number) => {
    let time = start;
    const ask = (left: readonly number[]) =>
      frames.request(() => {
        if (left.length > 0) ask(left.slice(1));
      });
    ask(gaps);
    for (const gap of [0, ...gaps]) {
      time += gap;
      const callback = pending;
      pending = null;
      callback?.(time);
    }
  };
  return { run, told: () => slow };
}

describe('slow frames', () => {
  it('are told of when they stay over 33 ms', () => {
    const { run, told } = film();
    run(Array(14).fill(50), 0);
    expect(told()).toBe(1);
  });

  it('are told of again when they are still slow later', () => {
    const { run, told } = film();
    run(Array(14).fill(50), 0);
    run(Array(14).fill(50), 5000);
    expect(told()).toBe(2);
  });

  it('are not told of when few of many are slow', () => {
    const { run, told } = film();
    run(
      Array.from({ length: 60 }, (_, i) => (i % 2 ? 16 : 60)),
      0,
    );
    expect(told()).toBe(0);
  });

  it('are no matter of the rests between motions', () => {
    const { run, told } = film();
    for (let motion = 0; motion < 30; motion++) run([16, 16], motion * 5000);
    expect(told()).toBe(0);
  });
});
