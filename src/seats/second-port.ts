/** The clock of a match by time (20.7). */
import type { Ports } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';

/** Milliseconds. */
const SECOND = 1000;

/**
 * Creates the port that waits for a second of the match. A second does not count if the clock of the table stands at its
 * end: for a menu, a hidden page, the curtain, or a break of the portal.
 */
export const createSecondPort =
  (clock: Pick<Clock, 'running' | 'later' | 'paused'>): Ports['second'] =>
  async (signal) => {
    do {
      await clock.running(signal);
      await passed(clock, signal);
    } while (clock.paused && !signal.aborted);
  };

/** Resolves after a second of real time, or at once when `signal` aborts. */
const passed = ({ later }: Pick<Clock, 'later'>, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const left = new AbortController();
    const cancel = later(SECOND, () => {
      left.abort();
      resolve();
    });
    const end = () => {
      cancel();
      resolve();
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true, signal: left.signal });
  });
