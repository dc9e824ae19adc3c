/**
 * The time until the first screen stands. `public/stand-by.js` reports faults before that: nothing else is there yet.
 */

/** Makes the page say that the game did not come, also if the script that says it is still loading. */
export function tellNotStarted(page: Window): void {
  page.document.documentElement.dataset.words = 'missing';
  page.dispatchEvent(new Event('missing'));
}

/** Does the same for an error that nothing else has reported, and logs it. */
export function failToStart(page: Window, error: unknown): void {
  console.error(error);
  tellNotStarted(page);
}

/** A screen with something to read or answer, not one that is loading. */
const STANDING = '.screen:not(.is-loading)';

/**
 * Watches a game that has just been put together for uncaught errors. Reports one if no screen follows: neither the one
 * that was to be drawn nor the crash screen. Ends once a screen or a table stands. Returns a function that ends it
 * sooner, for a game that is removed before.
 * @param settled resolves when the first state with a screen or a table has come.
 * @param drawn is called at the end.
 */
export function hearUntilDrawn(page: Window, screens: Element, settled: Promise<void>, drawn: () => void): () => void {
  const away = new AbortController();
  const { signal } = away;
  const look = () => {
    if (!signal.aborted && screens.childElementCount === 0) tellNotStarted(page);
  };
  // Other listeners may still draw a screen, so look a task later.
  for (const type of ['error', 'unhandledrejection'] as const)
    page.addEventListener(type, () => void page.setTimeout(look), { signal });
  const end = () => {
    if (signal.aborted) return;
    away.abort();
    watch.disconnect();
    drawn();
  };
  const watch = new MutationObserver(() => void (screens.querySelector(STANDING) && end()));
  watch.observe(screens, { childList: true });
  // Errors of drawing arrive in the next task, and `look` runs in the one after that. End after both.
  settled.then(() => page.setTimeout(() => page.setTimeout(() => page.setTimeout(end)))).catch(reportError);
  return end;
}
