import type { Frames } from './clock.ts';

/** Frames that take longer than this, in milliseconds, are late; so many of the last ones raise a doubt about the drawing. */
const LATE = 33;
const LOOKED_AT = 16;
const MANY = 13;
/** So many frames in which nothing is drawn show how many the browser gives: the first of them may still wait for drawing. */
const BARE = 5;
/** Drawing is slow when frames that are drawn take so many times as long as those that are not. */
const TIMES = 1.5;

export interface SlowWatch {
  /** Whether it matters now. */
  isWanted(): boolean;
  /** Frames take long because they are drawn. */
  onSlow(): void;
}

/**
 * The same frames, less a few: when they come late for long, those that follow are kept back, to see how fast the browser
 * gives them while nothing is drawn. A battery that is saved, a slow monitor and a hidden page give few frames to anybody.
 */
export function watchedFrames(frames: Frames, { isWanted, onSlow }: SlowWatch): Frames {
  /** The time of the current frame. Only a frame requested within it is measured: one after a rest tells nothing. */
  let inFrame: number | null = null;
  /** Milliseconds of the last frames. */
  let drawn: readonly number[] = [];
  /** Milliseconds of a frame in which nothing is drawn; 0 until that was measured. */
  let bare = 0;
  /** The frames that are kept back, by the handle of the one that somebody waits for. */
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
  /** Lets a few frames go by from `start` on, then gives the one that is waited for. */
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
