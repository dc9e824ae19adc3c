/** Real time: bots think and workers start even while the match's clock is stopped. */
import { fromCallback } from 'xstate';

export interface Timers {
  /** Calls `callback` after `ms` milliseconds; returns a function that stops it. */
  after(ms: number, callback: () => void): () => void;
}

export const realTimers: Timers = {
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** The number of parts in which a deadline passes. While the page itself is busy, only one part can pass. */
export const PARTS = 4;

export interface DeadlineInput {
  readonly timers: Timers;
  readonly ms: number;
}

/** Sends `LATE` to its parent when the time is up. */
export const deadline = fromCallback<{ readonly type: 'LATE' }, DeadlineInput>(
  ({ input: { timers, ms }, sendBack }) => {
    let stop = () => {};
    const wait = (parts: number) => {
      stop = timers.after(ms / PARTS, () => (parts > 1 ? wait(parts - 1) : sendBack({ type: 'LATE' })));
    };
    wait(PARTS);
    return () => stop();
  },
);
