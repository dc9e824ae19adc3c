import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../src/motion/clock.ts';
import { browserFrames } from '../../src/motion/frames.ts';
import { handFrames } from './frames.ts';

/** A clock that has seen its first frame, from which it measures. */
async function stage() {
  const frames = handFrames();
  const clock = createClock(frames);
  clock.onFrame(() => false);
  await frames.pass(0);
  return { frames, clock };
}

/** Notes whether a promise has resolved. */
function watch(promise: Promise<void>): { done: boolean } {
  const state = { done: false };
  void promise.then(() => {
    state.done = true;
  });
  return state;
}

describe('the clock', () => {
  it('asks for no frame while nobody waits, and for none after the last wait', async () => {
    const { frames, clock } = await stage();
    expect(frames.wanted).toBe(false);
    const wait = watch(clock.wait(100));
    expect(frames.wanted).toBe(true);
    await frames.run();
    expect(wait.done).toBe(true);
    expect(frames.wanted).toBe(false);
  });

  it('waits as long as it is told, and not a frame less', async () => {
    const { frames, clock } = await stage();
    const wait = watch(clock.wait(100));
    await frames.run(90);
    expect(wait.done).toBe(false);
    await frames.pass(10);
    expect(wait.done).toBe(true);
    expect(clock.now).toBe(100);
  });

  it('leads a tween from its start to exactly 1', async () => {
    const { frames, clock } = await stage();
    const seen: number[] = [];
    void clock.tween(40, (progress) => seen.push(progress));
    await frames.run();
    expect(seen).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('needs no frame for what takes no time', async () => {
    const { frames, clock } = await stage();
    await clock.wait(0);
    expect(frames.wanted).toBe(false);
  });

  it('goes from one motion to the next without a frame at rest', async () => {
    const { frames, clock } = await stage();
    void clock.wait(50).then(() => clock.wait(50));
    expect(await frames.run()).toBe(100);
  });

  it('stands while there is any reason to pause, and asks for no frame then', async () => {
    const { frames, clock } = await stage();
    const wait = watch(clock.wait(100));
    await frames.run(50);
    clock.pause('menu');
    clock.pause('hidden');
    expect(frames.wanted).toBe(false);
    clock.resume('menu');
    expect(clock.paused).toBe(true);
    expect(frames.wanted).toBe(false);
    clock.resume('hidden');
    expect(clock.paused).toBe(false);
    await frames.run();
    expect(wait.done).toBe(true);
    expect(clock.now).toBe(100);
  });

  it('does not jump after an hour in a hidden tab, nor after a pause', async () => {
    const { frames, clock } = await stage();
    const wait = watch(clock.wait(500));
    await frames.pass(10);
    await frames.pass(3_600_000);
    expect(wait.done).toBe(false);
    expect(clock.now).toBeLessThanOrEqual(120);
    clock.pause('hidden');
    clock.resume('hidden');
    const before = clock.now;
    await frames.pass(3_600_000);
    expect(clock.now - before).toBeLessThanOrEqual(17);
  });

  it('lets what waits for it run at once, or when the last reason to pause is gone', async () => {
    const { clock } = await stage();
    await clock.running();
    clock.pause('advertisement');
    const stopped = new AbortController();
    const waits = watch(clock.running());
    const leaves = watch(clock.running(stopped.signal));
    stopped.abort();
    await Promise.resolve();
    expect([waits.done, leaves.done]).toEqual([false, true]);
    clock.resume('advertisement');
    await Promise.resolve();
    expect(waits.done).toBe(true);
  });

  it('ends everything that waits or moves when it is hurried', async () => {
    const { frames, clock } = await stage();
    const seen: number[] = [];
    const wait = watch(clock.wait(1000));
    const tween = watch(clock.tween(1000, (progress) => seen.push(progress)));
    await frames.pass(10);
    clock.hurry();
    await Promise.resolve();
    expect([wait.done, tween.done, seen.at(-1)]).toEqual([true, true, 1]);
    expect(frames.wanted).toBe(false);
  });

  it('ends a tween at 1 when its signal aborts, and no other', async () => {
    const { frames, clock } = await stage();
    const stop = new AbortController();
    const seen: number[] = [];
    const tween = watch(clock.tween(1000, (progress) => seen.push(progress), stop.signal));
    const other = watch(clock.wait(1000));
    await frames.pass(10);
    stop.abort();
    await Promise.resolve();
    expect([tween.done, other.done, seen.at(-1)]).toEqual([true, false, 1]);
    await clock.tween(1000, (progress) => seen.push(progress), stop.signal);
    expect(seen.filter((progress) => progress === 1)).toHaveLength(2);
  });

  it('calls back every frame until told to stop', async () => {
    const { frames, clock } = await stage();
    const elapsed: number[] = [];
    clock.onFrame((ms) => elapsed.push(ms) < 3);
    await frames.run();
    expect(elapsed).toEqual([10, 10, 10]);
  });

  it('goes on for the others when one step throws, and says so to the one who waits', async () => {
    const { frames, clock } = await stage();
    const broken = clock.tween(100, () => {
      throw new Error('no such tile');
    });
    const refused = expect(broken).rejects.toThrow('no such tile');
    const other = watch(clock.wait(100));
    await frames.run();
    await refused;
    expect(other.done).toBe(true);
    expect(frames.wanted).toBe(false);
  });

  it('takes as long for a motion at 24 frames a second as at 240, but for the frames at its ends', async () => {
    const frame = fc.double({ min: 1000 / 240, max: 1000 / 24, noNaN: true });
    const lengths = fc.array(fc.integer({ min: 20, max: 2000 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(frame, lengths, async (ms, motions) => {
        const { frames, clock } = await stage();
        let isOver = false;
        const all = (async () => {
          for (const each of motions) await clock.tween(each, () => {});
          isOver = true;
        })();
        let gone = 0;
        for (; !isOver; gone += ms) await frames.pass(ms);
        await all;
        const wanted = motions.reduce((sum, each) => sum + each, 0);
        // The first frame of all counts 17 ms at most; each motion ends with a frame.
        expect(gone).toBeGreaterThanOrEqual(wanted - 17);
        expect(gone).toBeLessThan(wanted + ms * (motions.length + 1) + 0.001);
      }),
      { numRuns: 100, examples: [[1000 / 24, [20, 20, 20, 20, 20, 20]]] },
    );
  });

  it('takes its frames from a browser window', () => {
    const calls: unknown[] = [];
    const frames = browserFrames({
      requestAnimationFrame: (callback) => calls.push(callback),
      cancelAnimationFrame: (handle) => calls.push(handle),
    });
    const callback = () => {};
    expect(frames.request(callback)).toBe(1);
    frames.cancel(1);
    expect(calls).toEqual([callback, 1]);
  });
});
