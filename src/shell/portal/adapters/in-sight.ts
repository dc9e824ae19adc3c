const TICK = 250;

/** Calls back after the page has been visible for `ms` milliseconds. Returns a function that cancels the call. */
export function inSight(page: Document, ms: number, act: () => void): () => void {
  let left = ms;
  const timer = setInterval(() => {
    if (page.hidden) return;
    left -= TICK;
    if (left > 0) return;
    clearInterval(timer);
    act();
  }, TICK);
  return () => clearInterval(timer);
}

/** Milliseconds after which a portal's pause is no longer respected. */
export const LONGEST = 180_000;
