/**
 * The one clock. Everything that takes time in a match waits on it, so that one pause stops all of it and one hurry
 * ends all of it. It asks for frames only while somebody waits; with nothing to do nothing runs at all.
 */

/** Where frames come from: the browser's, or a test's. Times in milliseconds. */
export interface Frames {
  request(callback: (time: number) => void): number;
  cancel(handle: number): void;
}

/** Given the time gone since the last frame, in milliseconds of clock time; true: call me again. */
export type OnFrame = (elapsed: number) => boolean;

export interface Clock {
  /** Milliseconds of clock time since the start; stands while paused. */
  readonly now: number;
  readonly paused: boolean;
  /** Each reason pauses until it is resumed; the clock runs while there is none. */
  pause(reason: string): void;
  resume(reason: string): void;
  /** Resolves after that many milliseconds of clock time, or at once when `signal` aborts or everything is hurried. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `step` with 0…1 (linear; ease inside) each frame, and with 1 at the end, also when aborted or hurried. */
  tween(ms: number, step: (progress: number) => void, signal?: AbortSignal): Promise<void>;
  /** Calls back every frame until it returns false. */
  onFrame(callback: OnFrame): void;
  /** Ends everything that waits or moves now. */
  hurry(): void;
}

/** Frames longer than this, in milliseconds, count as this long: a hidden tab or a slow frame never jumps ahead. */
const LONGEST_FRAME = 100;

export function createClock(frames: Frames): Clock {
  let now = 0;
  let last: number | null = null;
  let handle: number | null = null;
  const reasons = new Set<string>();
  const running = new Map<OnFrame, () => void>();

  const frame = (time: number) => {
    handle = null;
    const elapsed = last === null ? 0 : Math.min(LONGEST_FRAME, Math.max(0, time - last));
    last = time;
    now += elapsed;
    for (const callback of [...running.keys()]) {
      if (running.has(callback) && !callback(elapsed)) running.delete(callback);
    }
    schedule();
  };
  const schedule = () => {
    const wanted = running.size > 0 && reasons.size === 0;
    if (wanted && handle === null) handle = frames.request(frame);
    if (!wanted && handle !== null) {
      frames.cancel(handle);
      handle = null;
    }
    if (!wanted) last = null;
  };
  const start = (callback: OnFrame, hurried: () => void) => {
    running.set(callback, hurried);
    schedule();
  };
  const tween: Clock['tween'] = (ms, step, signal) =>
    new Promise((resolve) => {
      let gone = 0;
      const finish = () => {
        running.delete(callback);
        signal?.removeEventListener('abort', finish);
        step(1);
        resolve();
        schedule();
      };
      const callback: OnFrame = (elapsed) => {
        gone += elapsed;
        if (gone >= ms) finish();
        else step(gone / ms);
        return gone < ms;
      };
      if (ms <= 0 || signal?.aborted) return finish();
      signal?.addEventListener('abort', finish, { once: true });
      start(callback, finish);
    });

  return {
    get now() {
      return now;
    },
    get paused() {
      return reasons.size > 0;
    },
    pause(reason) {
      reasons.add(reason);
      schedule();
    },
    resume(reason) {
      reasons.delete(reason);
      schedule();
    },
    wait: (ms, signal) => tween(ms, () => {}, signal),
    tween,
    onFrame: (callback) => start(callback, () => {}),
    hurry() {
      for (const hurried of [...running.values()]) hurried();
    },
  };
}
