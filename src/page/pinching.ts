/** Shown this much larger a page counts as larger: browsers come back to 1 by steps. */
const LARGER = 1.01;

/**
 * Marks `page`, until `signal` aborts, while the browser shows it larger: two fingers are then the browser's everywhere,
 * also on the cloth, or nobody could make it smaller again. In a frame it is the page around that is larger, and nothing
 * tells of it.
 */
export function leavePinching(page: Window, signal: AbortSignal): void {
  const { visualViewport } = page;
  const { documentElement } = page.document;
  const mark = () => documentElement.toggleAttribute('data-larger', (visualViewport?.scale ?? 1) > LARGER);
  visualViewport?.addEventListener('resize', mark, { signal });
  mark();
}
