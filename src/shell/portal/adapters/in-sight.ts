const TICK = 250;

/** Calls back after `ms` in which the page was in sight; returns what stops it. */
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

/** Milliseconds after which nothing of a portal's counts any more that stops the game. */
export const LONGEST = 180_000;
