/** Real time: bots think, and workers start, also while the match's clock stands. */
import { fromCallback } from 'xstate';

export interface Timers {
  /** Calls back after that many milliseconds; returns what stops it. */
  after(ms: number, callback: () => void): () => void;
}

export const realTimers: Timers = {
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** A deadline passes in so many parts, so that a page that is busy itself counts for one part only. */
export const PARTS = 4;

export interface DeadlineInput {
  readonly timers: Timers;
  readonly ms: number;
}

/** Sends `LATE` to its parent when the time is over. */
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
