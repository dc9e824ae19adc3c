/** Detects that another day has begun, for screens that show the day. */
import type { Later } from '../../motion/later.ts';
import { dayNumber } from '../deal-number.ts';

export interface DayClock {
  now(): Date;
  readonly later: Later;
}

export interface DayWatch {
  /** Starts the watch if a screen shows the day from now on; stops it otherwise. */
  want(isShown: boolean): void;
}

/** Returns the first moment of the next day in the device's time zone. */
const tomorrow = (now: Date): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);

/**
 * Calls `onNewDay` when the day differs from the one on the screen, until `signal` aborts. The days are compared at
 * midnight and when the player returns: clocks are set, devices sleep, and people travel. One timer waits for midnight,
 * but only while the day is shown and the page is visible.
 */
export function createDayWatch(page: Window, clock: DayClock, onNewDay: () => void, signal: AbortSignal): DayWatch {
  const { document } = page;
  /** The day that the screen shows; `null` if it shows none. */
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
