/** Real time: it passes even while the clock of a match is stopped. */

/** Calls back once after that many milliseconds, without requesting frames; returns a function that cancels it. */
export type Later = (ms: number, callback: () => void) => () => void;

/** Waits with a timer of the browser. */
export const byTimer: Later = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};
