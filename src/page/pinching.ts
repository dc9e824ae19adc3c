/** The scale above which a page counts as enlarged: browsers return to 1 in steps. */
const LARGER = 1.01;

/**
 * Marks `page` while the browser shows it enlarged, until `signal` aborts. Two fingers then zoom everywhere, also on
 * the cloth, or nobody could make the page smaller again. In a frame, the page around is enlarged, and no event reports
 * it.
 */
export function leavePinching(page: Window, signal: AbortSignal): void {
  const { visualViewport } = page;
  const { documentElement } = page.document;
  const mark = () => documentElement.toggleAttribute('data-larger', (visualViewport?.scale ?? 1) > LARGER);
  visualViewport?.addEventListener('resize', mark, { signal });
  mark();
}
