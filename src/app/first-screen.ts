/** The time until the first screen stands. What fails before is said by `public/stand-by.js`: nothing else is there to say it. */

/** Has the page say that the game did not come, also where its script comes only now. */
export function tellNotStarted(page: Window): void {
  page.document.documentElement.dataset.words = 'missing';
  page.dispatchEvent(new Event('missing'));
}

/** The same, because of an error that nobody else has told of. */
export function failToStart(page: Window, error: unknown): void {
  console.error(error);
  tellNotStarted(page);
}

/** A screen that says or asks something. */
const STANDING = '.screen:not(.is-loading)';

/**
 * Hears of whatever nobody catches in a game that has just been plugged together, and tells of it where no screen came of
 * it: neither the one that was to be drawn nor the one that tells of a crash. Ends once a screen stands, or a table.
 * Returns that end, for a game that is taken away before.
 * @param settled resolves when the first state with a screen or a table has come.
 * @param drawn is called at the end.
 */
export function hearUntilDrawn(page: Window, screens: Element, settled: Promise<void>, drawn: () => void): () => void {
  const away = new AbortController();
  const { signal } = away;
  const look = () => {
    if (!signal.aborted && screens.childElementCount === 0) tellNotStarted(page);
  };
  // Others hear of it, too, and may still draw.
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
  // What fails in drawing is heard in the next task, and looked at in the one after that.
  settled.then(() => page.setTimeout(() => page.setTimeout(() => page.setTimeout(end)))).catch(reportError);
  return end;
}
