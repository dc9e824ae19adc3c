import { expect, it, vi } from 'vitest';
import { createDayWatch } from '../../src/shell/today/day-watch.ts';

/** A page whose clock a test sets, and whose timers run when it is told so. */
function staged(start: string) {
  let now = new Date(start);
  let timer: { readonly ms: number; readonly callback: () => void } | null = null;
  const document = Object.assign(new EventTarget(), { hidden: false });
  const page = Object.assign(new EventTarget(), { document });
  const onNewDay = vi.fn();
  const away = new AbortController();
  const clock = {
    now: () => now,
    later(ms: number, callback: () => void) {
      if (timer) throw new Error('two timers');
      const mine = { ms, callback };
      timer = mine;
      return () => {
        if (timer === mine) timer = null;
      };
    },
  };
  const watch = createDayWatch(page as unknown as Window, clock, onNewDay, away.signal);
  return {
    ...{ watch, onNewDay, away },
    set: (time: string) => {
      now = new Date(time);
    },
    /** How long the timer waits; `null` where none runs. */
    waits: () => timer?.ms ?? null,
    ring() {
      const rung = timer;
      timer = null;
      rung?.callback();
    },
    see(isSeen: boolean) {
      document.hidden = !isSeen;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    focus: () => page.dispatchEvent(new Event('focus')),
    back: () => page.dispatchEvent(new Event('pageshow')),
  };
}

it('tells of another day at midnight, by one timer, and again the night after', () => {
  const { watch, waits, set, ring, onNewDay } = staged('2026-11-27T23:59:00');
  watch.want(true);
  watch.want(true);
  expect(waits()).toBe(60_000);
  set('2026-11-28T00:00:00');
  ring();
  expect(onNewDay).toHaveBeenCalledTimes(1);
  expect(waits()).toBe(86_400_000);
  set('2026-11-29T00:00:00.500');
  ring();
  expect(onNewDay).toHaveBeenCalledTimes(2);
});

it('waits on where a timer is early', () => {
  const { watch, waits, set, ring, onNewDay } = staged('2026-11-27T23:59:00');
  watch.want(true);
  set('2026-11-27T23:59:59.990');
  ring();
  expect(onNewDay).not.toHaveBeenCalled();
  expect(waits()).toBe(10);
});

it('has no timer while the day is not shown, or nobody can see it', () => {
  const { watch, waits, see, away } = staged('2026-11-27T12:00:00');
  expect(waits()).toBeNull();
  watch.want(true);
  see(false);
  expect(waits()).toBeNull();
  see(true);
  expect(waits()).toBe(43_200_000);
  watch.want(false);
  expect(waits()).toBeNull();
  watch.want(true);
  away.abort();
  expect(waits()).toBeNull();
});

it.each(['see', 'focus', 'back'] as const)('looks at the day when the page is looked at again: %s', (how) => {
  const { watch, set, see, focus, back, onNewDay } = staged('2026-11-27T23:59:00');
  watch.want(true);
  const again = { see: () => see(true), focus, back }[how];
  again();
  expect(onNewDay).not.toHaveBeenCalled();
  set('2026-11-28T00:01:00');
  again();
  again();
  expect(onNewDay).toHaveBeenCalledTimes(1);
  // A traveller comes back to the day before.
  set('2026-11-27T23:30:00');
  again();
  expect(onNewDay).toHaveBeenCalledTimes(2);
});

it('says nothing to screens that show no day', () => {
  const { watch, set, focus, onNewDay } = staged('2026-11-27T23:59:00');
  watch.want(true);
  watch.want(false);
  set('2026-11-28T00:01:00');
  focus();
  watch.want(true);
  focus();
  expect(onNewDay).not.toHaveBeenCalled();
});
