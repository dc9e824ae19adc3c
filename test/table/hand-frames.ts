import type { Frames } from '../../src/motion/clock.ts';

/** Frames that a test lets go by, 50 ms apart; `next` tells whether anybody had waited for one. */
export function handFrames(): { readonly frames: Frames; next(): boolean } {
  let waiting: ((time: number) => void) | null = null;
  let time = 0;
  const frames: Frames = {
    request(callback) {
      waiting = callback;
      return 1;
    },
    cancel() {
      waiting = null;
    },
  };
  const next = () => {
    const callback = waiting;
    waiting = null;
    time += 50;
    callback?.(time);
    return callback !== null;
  };
  return { frames, next };
}
