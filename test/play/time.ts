/** The time of a page, which passes when a test says so, however slow the machine is. */
import type { BrowserContext } from 'playwright-core';
import { DURATIONS } from '../../src/motion/durations.ts';
import type { PlainPage } from './probe.ts';

declare global {
  interface Window {
    /** Lets that many milliseconds pass; missing in pages that keep the browser's time. */
    passTime?: (ms: number) => Promise<void>;
    /** Stops time, though frames still come, or lets it go on; missing as above. */
    holdTime?: (isHeld: boolean) => void;
    /** Returns the number of frames that were requested and have not come; missing as above. */
    framesWanted?: () => number;
    /** The browser's own timer, for waits of a test; missing as above. */
    browsersTimer?: typeof setTimeout;
    /** The browser's own frames, for code that watches the page; missing as above. */
    browsersFrame?: typeof requestAnimationFrame;
  }
}

/**
 * Steps time in the context's pages from the next load on. A frame lasts 32 ms, however long the browser takes for it.
 * Timers go off only when the test lets their time pass. `Date` stays the browser's.
 */
export const stepTime = (context: BrowserContext): Promise<unknown> => context.addInitScript(step);

/** Lets that many milliseconds pass in the page; waits for them if the page keeps the browser's time. */
export const passTime = (page: Pick<PlainPage, 'evaluate'>, ms: number): Promise<void> =>
  page.evaluate(async (ms) => {
    if (window.passTime) await window.passTime(ms);
    else await new Promise((passed) => setTimeout(passed, ms));
  }, ms);

/** Stops the page's time, so that nothing is over before the test has done its part, or lets it go on. */
export const holdTime = (page: Pick<PlainPage, 'evaluate'>, isHeld: boolean): Promise<void> =>
  page.evaluate((isHeld) => window.holdTime?.(isHeld), isHeld);

/** Lets time pass until released tiles are home. */
export const comeHome = (page: Pick<PlainPage, 'evaluate'>): Promise<void> => passTime(page, DURATIONS.home);

/** Runs in the page. */
function step(): void {
  /** Milliseconds of a frame: not late (`src/motion/slow-frames.ts`), but long, so that few are drawn. */
  const FRAME = 32;
  /** Milliseconds up to which a timer is left to the browser: it only yields, and waits for nothing. */
  const AT_ONCE = 4;
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const frames = new Set<number>();
  const held = new Map<number, { readonly due: number; go(): void }>();
  // Whole milliseconds: what is due together must not come apart by a rounding.
  let now = Math.round(performance.now());
  let frame = 0;
  let isHeld = false;
  let handle = 1e9;

  performance.now = () => now;
  window.requestAnimationFrame = (callback) => {
    const wanted = request((time) => {
      frames.delete(wanted);
      if (time !== frame && !isHeld) now += FRAME;
      frame = time;
      callback(now);
    });
    frames.add(wanted);
    return wanted;
  };
  window.cancelAnimationFrame = (wanted) => {
    frames.delete(wanted);
    cancel(wanted);
  };
  window.holdTime = (held) => {
    isHeld = held;
  };
  window.framesWanted = () => frames.size;
  window.browsersTimer = start as typeof setTimeout;
  window.browsersFrame = request;
  const setTimer = (callback: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    if (!(ms > AT_ONCE)) return start(callback, ms, ...given);
    held.set(++handle, { due: now + Math.ceil(ms), go: () => callback(...given) });
    return handle;
  };
  window.setTimeout = setTimer as typeof setTimeout;
  window.clearTimeout = (timer) => void (held.delete(Number(timer)) || stop(Number(timer)));
  const pass = async (ms: number) => {
    let left = Math.ceil(ms);
    for (;;) {
      // A timer does all its work before the next one goes off.
      await new Promise((done) => start(done));
      const [first] = [...held].filter(([, { due }]) => due <= now + left).sort(([, a], [, b]) => a.due - b.due);
      if (!first) break;
      const [timer, { due, go }] = first;
      held.delete(timer);
      // Frames that came meanwhile are no part of what passes here.
      const gone = Math.max(0, due - now);
      left -= gone;
      now += gone;
      go();
    }
    now += left;
  };
  // One after the other: what a timer sets anew is due by the same time.
  let passing = Promise.resolve();
  window.passTime = (ms) => {
    passing = passing.then(() => pass(ms));
    return passing;
  };
}
