import type { Frames } from './clock.ts';

/** Frames longer than `LATE` milliseconds are late. If `MANY` of the last `LOOKED_AT` are, drawing may be slow. */
const LATE = 33;
const LOOKED_AT = 16;
const MANY = 13;
/** Frames without drawing that show the browser's own pace. The first of them may still wait for drawing. */
const BARE = 5;
/** Drawing is slow if frames with it take more than this many times as long as frames without. */
const TIMES = 1.5;

export interface SlowWatch {
  /** True if slow drawing matters now. */
  isWanted(): boolean;
  /** Called when frames take long because of drawing. */
  onSlow(): void;
}

/**
 * Returns the same frames, less a few. When frames come late for long, the next ones are kept back to measure the
 * browser's pace without drawing. A battery saver, a slow monitor or a hidden page makes all frames late, with drawing
 * or without.
 */
export function watchedFrames(frames: Frames, { isWanted, onSlow }: SlowWatch): Frames {
  /** The time of the current frame. Only a frame requested within it is measured: a gap after a rest tells nothing. */
  let inFrame: number | null = null;
  /** Milliseconds that the last frames took. */
  let drawn: readonly number[] = [];
  /** Milliseconds of a frame without drawing; 0 until that is measured. */
  let bare = 0;
  /** The frames that are kept back, by the handle that the caller has. */
  const keptBack = new Map<number, number>();

  const isDoubtful = () =>
    drawn.filter((gap) => gap > LATE).length >= MANY && medianOf(drawn) > bare * TIMES && isWanted();
  const give = (time: number, callback: (time: number) => void) => {
    inFrame = time;
    try {
      callback(time);
    } finally {
      inFrame = null;
    }
  };
  /** Lets a few frames pass from `start` on, and calls `callback` in the last of them. */
  const measure = (handle: number, start: number, callback: (time: number) => void) => {
    const times = [start];
    const next = (time: number) => {
      times.push(time);
      if (times.length <= BARE) return void keptBack.set(handle, frames.request(next));
      keptBack.delete(handle);
      bare = Math.min(...times.slice(1).map((each, n) => each - (times[n] ?? each)));
      const isSlow = medianOf(drawn) > bare * TIMES;
      drawn = [];
      if (isSlow) onSlow();
      give(time, callback);
    };
    keptBack.set(handle, frames.request(next));
  };
  return {
    request(callback) {
      const asked = inFrame;
      const handle = frames.request((time) => {
        if (asked !== null) drawn = [...drawn, time - asked].slice(-LOOKED_AT);
        if (isDoubtful()) measure(handle, time, callback);
        else give(time, callback);
      });
      return handle;
    },
    cancel(handle) {
      frames.cancel(keptBack.get(handle) ?? handle);
      keptBack.delete(handle);
    },
  };
}

const medianOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
