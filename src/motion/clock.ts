/**
 * The clock of a match. Everything that takes time waits on it. So one pause stops everything, and one hurry ends
 * everything. It requests frames only while something waits or moves.
 */

import { byTimer, type Later } from './later.ts';

/** The source of frames: the browser or a test. Times in milliseconds. */
export interface Frames {
  request(callback: (time: number) => void): number;
  cancel(handle: number): void;
}

/** Called with the milliseconds of clock time since the last frame; returns true to be called again. */
type OnFrame = (elapsed: number) => boolean;

export interface Clock {
  /** Milliseconds of clock time since the start; does not change while paused. */
  readonly now: number;
  readonly paused: boolean;
  /** Pauses until the same reason is resumed; the clock runs while no reason is left. */
  pause(reason: string): void;
  resume(reason: string): void;
  /** Resolves at once while the clock runs, else when it runs again; also when `signal` aborts. */
  running(signal?: AbortSignal): Promise<void>;
  /** Resolves after that many milliseconds of clock time, or at once when `signal` aborts or everything is hurried. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * Calls `step` with 0…1 (linear; ease inside) each frame, and with 1 at the end, also when aborted or hurried.
   * Rejects when `step` throws.
   */
  tween(ms: number, step: (progress: number) => void, signal?: AbortSignal): Promise<void>;
  /** Calls back every frame until it returns false. */
  onFrame(callback: OnFrame): void;
  /** Calls back once when everything has moved in this frame, or in the next one if outside a frame. */
  onceMoved(callback: () => void): void;
  /** For times in which nothing moves, as for reading: it requests no frames, and `hurry` does not end it. */
  readonly later: Later;
  /** Ends all waits and tweens now. */
  hurry(): void;
}

/** Frames longer than this, in milliseconds, count as this long: a hidden tab or a slow frame never jumps ahead. */
const LONGEST_FRAME = 100;
/**
 * Milliseconds that the first frame after a rest counts at most; more in browsers with fewer frames. So one motion
 * follows the other without a jump, and loses no time.
 */
const FIRST_FRAME = 17;
/** Milliseconds; longer frames are hitches: no visible page has so few frames. */
const LONG_FRAME = 42;

export function createClock(frames: Frames, later: Later = byTimer): Clock {
  let now = 0;
  let last: number | null = null;
  let rested = true;
  /** Milliseconds of the last frame that followed another one and was not a hitch. */
  let usual = FIRST_FRAME;
  let handle: number | null = null;
  const reasons = new Set<string>();
  const running = new Map<OnFrame, () => void>();
  const paused = new Set<() => void>();
  let moved: (() => void)[] = [];

  const frame = (time: number) => {
    handle = null;
    const gone = Math.max(0, time - (last ?? time));
    const elapsed = Math.min(rested ? usual : LONGEST_FRAME, gone);
    if (!rested && gone <= LONG_FRAME) usual = Math.max(FIRST_FRAME, gone);
    last = time;
    rested = false;
    now += elapsed;
    try {
      for (const callback of [...running.keys()]) {
        if (running.has(callback) && !callback(elapsed)) running.delete(callback);
      }
      const callbacks = moved;
      moved = [];
      for (const callback of callbacks) callback();
    } finally {
      schedule();
    }
  };
  const schedule = () => {
    const wanted = (running.size > 0 || moved.length > 0) && reasons.size === 0;
    if (wanted && handle === null) handle = frames.request(frame);
    if (!wanted && handle !== null) {
      frames.cancel(handle);
      handle = null;
    }
    if (!wanted) rested = true;
  };
  const start = (callback: OnFrame, hurried: () => void) => {
    running.set(callback, hurried);
    schedule();
  };
  const tween = createTween(running, start, schedule);

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
      if (reasons.size === 0) for (const go of [...paused]) go();
      schedule();
    },
    running: createRunning(reasons, paused),
    wait: (ms, signal) => tween(ms, () => {}, signal),
    tween,
    onFrame: (callback) => start(callback, () => {}),
    onceMoved(callback) {
      moved.push(callback);
      schedule();
    },
    later,
    hurry() {
      for (const hurried of [...running.values()]) hurried();
    },
  };
}

/** Returns the `running` of a clock. `reasons` holds those for a pause, `paused` the functions that go on after it. */
const createRunning =
  (reasons: ReadonlySet<string>, paused: Set<() => void>): Clock['running'] =>
  (signal) =>
    new Promise((resolve) => {
      if (reasons.size === 0 || signal?.aborted) return resolve();
      const go = () => {
        paused.delete(go);
        signal?.removeEventListener('abort', go);
        resolve();
      };
      paused.add(go);
      signal?.addEventListener('abort', go, { once: true });
    });

/**
 * Returns the `tween` of a clock. `running` holds the current motions with the functions that end them; `start` adds
 * one.
 */
function createTween(
  running: Map<OnFrame, () => void>,
  start: (callback: OnFrame, hurried: () => void) => void,
  schedule: () => void,
): Clock['tween'] {
  return (ms, step, signal) =>
    new Promise((resolve, reject) => {
      let gone = 0;
      const end = (last: () => void) => {
        running.delete(callback);
        signal?.removeEventListener('abort', finish);
        try {
          last();
          resolve();
        } catch (fault) {
          reject(fault);
        }
        schedule();
      };
      const finish = () => end(() => step(1));
      const callback: OnFrame = (elapsed) => {
        gone += elapsed;
        if (gone >= ms) finish();
        else {
          try {
            step(gone / ms);
          } catch (fault) {
            end(() => {
              throw fault;
            });
          }
        }
        return running.has(callback);
      };
      if (ms <= 0 || signal?.aborted) return finish();
      signal?.addEventListener('abort', finish, { once: true });
      start(callback, finish);
    });
}
