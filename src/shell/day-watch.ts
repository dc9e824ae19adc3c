/** Notices that another day has begun, for screens that say which it is. */
import type { Later } from '../motion/clock.ts';
import { dayNumber } from './deal-number.ts';

export interface DayClock {
  now(): Date;
  readonly later: Later;
}

export interface DayWatch {
  /** Whether a screen shows the day from now on. */
  want(isShown: boolean): void;
}

/** The day that follows, at its first moment where the device is. */
const tomorrow = (now: Date): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);

/**
 * Calls back, until `signal` aborts, when the day is another one than when the screen came: at midnight, and as soon as the
 * page is looked at again, for clocks are set, devices sleep, and people travel. One timer waits for midnight, and none
 * while the day is not shown or nobody can see it.
 */
export function createDayWatch(page: Window, clock: DayClock, onNewDay: () => void, signal: AbortSignal): DayWatch {
  const { document } = page;
  /** The day that the screen was drawn on; `null` while it shows none. */
  let shown: number | null = null;
  let stop = () => {};
  const wait = () => {
    stop();
    stop = () => {};
    if (shown === null || document.hidden) return;
    const now = clock.now();
    stop = clock.later(tomorrow(now).getTime() - now.getTime(), look);
  };
  const look = () => {
    const day = dayNumber(clock.now());
    const isNew = shown !== null && shown !== day;
    if (isNew) shown = day;
    wait();
    if (isNew) onNewDay();
  };
  document.addEventListener('visibilitychange', look, { signal });
  for (const back of ['focus', 'pageshow']) page.addEventListener(back, look, { signal });
  signal.addEventListener('abort', () => stop());
  return {
    want(isShown) {
      if (isShown === (shown !== null)) return;
      shown = isShown ? dayNumber(clock.now()) : null;
      wait();
    },
  };
}
