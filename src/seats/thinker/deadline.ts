/** Bots think and workers start even while the match's clock is stopped. */
import { fromCallback } from 'xstate';
import type { Later } from '../../motion/later.ts';

/** The number of parts in which a deadline passes. While the page itself is busy, only one part can pass. */
export const PARTS = 4;

export interface DeadlineInput {
  readonly later: Later;
  readonly ms: number;
}

/** Sends `LATE` to its parent when the time is up. */
export const deadline = fromCallback<{ readonly type: 'LATE' }, DeadlineInput>(({ input: { later, ms }, sendBack }) => {
  let stop = () => {};
  const wait = (parts: number) => {
    stop = later(ms / PARTS, () => (parts > 1 ? wait(parts - 1) : sendBack({ type: 'LATE' })));
  };
  wait(PARTS);
  return () => stop();
});
