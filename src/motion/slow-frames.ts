import type { Frames } from './clock.ts';

/** Frames that take longer than this, in milliseconds, are slow; so many of the last ones make the device slow. */
const SLOW = 33;
const LOOKED_AT = 16;
const MANY = 13;

/** The same frames; calls `onSlow` when consecutive frames stay slow, and again as long as they do. */
export function watchedFrames(frames: Frames, onSlow: () => void): Frames {
  /** The time of the current frame. Only a frame requested within it is measured: one after a rest tells nothing. */
  let inFrame: number | null = null;
  let slow: readonly boolean[] = [];
  return {
    request(callback) {
      const asked = inFrame;
      return frames.request((time) => {
        inFrame = time;
        if (asked !== null) {
          slow = [...slow, time - asked > SLOW].slice(-LOOKED_AT);
          if (slow.filter(Boolean).length >= MANY) {
            slow = [];
            onSlow();
          }
        }
        callback(time);
        inFrame = null;
      });
    },
    cancel: (handle) => frames.cancel(handle),
  };
}
