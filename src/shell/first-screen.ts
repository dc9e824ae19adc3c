/**
 * The time until the first screen stands. `public/stand-by.js` reports faults before that: nothing else is there yet.
 */

/** Makes the page say that the game did not load, even if the script that shows it is still loading. */
export function tellNotStarted(page: Window): void {
  page.document.documentElement.dataset.game = 'missing';
  page.dispatchEvent(new Event('missing'));
}

/** Does the same for an error that nothing else has reported, and logs it. */
export function failToStart(page: Window, error: unknown): void {
  console.error(error);
  tellNotStarted(page);
}

/** A screen that can be read or answered, not one that is loading. */
const STANDING = '.screen:not(.is-loading)';

/**
 * Watches a newly mounted game for uncaught errors. Reports one if no screen follows, not even the crash screen. Ends
 * once a screen or a table is shown. Returns a function that ends it sooner, for a game that is removed earlier.
 * @param settled resolves at the first state with a screen or a table.
 * @param drawn called at the end.
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
