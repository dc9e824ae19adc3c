import type { Frames } from '../../src/motion/clock.ts';

/** Frames that come when a test says so. */
export interface HandFrames extends Frames {
  /** Whether anybody waits for a frame. */
  readonly wanted: boolean;
  /** One frame 50 ms after the last, at once; tells whether anybody had waited for it. */
  next(): boolean;
  /** One frame, so many milliseconds after the last, and what follows from it. */
  pass(ms: number): Promise<void>;
  /** Frames of 10 ms, until nobody wants one or so much time has gone. Returns that time. */
  run(ms?: number): Promise<number>;
}

export function handFrames(): HandFrames {
  let time = 1000;
  let asked: { readonly handle: number; readonly callback: (time: number) => void } | null = null;
  let handles = 0;
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const frame = (ms: number): boolean => {
    time += ms;
    const call = asked?.callback;
    asked = null;
    call?.(time);
    return call !== undefined;
  };
  return {
    request(callback) {
      if (asked) throw new Error('a frame was asked for twice');
      asked = { handle: ++handles, callback };
      return handles;
    },
    cancel(handle) {
      if (asked?.handle === handle) asked = null;
    },
    get wanted() {
      return asked !== null;
    },
    next: () => frame(50),
    async pass(ms) {
      frame(ms);
      await settled();
    },
    async run(ms = 60_000) {
      await settled();
      let gone = 0;
      for (; asked && gone < ms; gone += 10) await this.pass(10);
      return gone;
    },
  };
}
