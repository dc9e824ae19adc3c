/** Nobody looks: another window, another tab, a page that sleeps. */
import type { Clock } from '../motion/clock.ts';

/**
 * Stops the clock while the page cannot be seen, from now on until `left`. Who comes back to the window, to the tab, or to
 * a page that slept, shows first that it is the right one: `hide` is called whenever somebody may have gone.
 */
export function heedAbsence(clock: Pick<Clock, 'pause' | 'resume'>, hide: () => void, left: AbortSignal): void {
  const onHidden = () => {
    if (!document.hidden) return clock.resume('hidden');
    clock.pause('hidden');
    hide();
  };
  const until = { signal: left };
  window.addEventListener('blur', hide, until);
  window.addEventListener('pagehide', hide, until);
  document.addEventListener('freeze', hide, until);
  document.addEventListener('visibilitychange', onHidden, until);
  onHidden();
}
