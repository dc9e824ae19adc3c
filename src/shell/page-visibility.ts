/** Watches if the page is visible, and when the player may have left it. */
import type { TableEvent } from './table.machine.ts';

/** A change of the page's visibility. */
type PageEvent = Extract<TableEvent, { type: 'HIDDEN' | 'VISIBLE' | 'LOOKED_AWAY' }>;

/** Reports at once if the page is hidden, and then every change until `left` aborts. */
export function watchPage(tell: (event: PageEvent) => void, left: AbortSignal): void {
  const onLeft = () => tell({ type: 'LOOKED_AWAY' });
  const onVisibility = () => {
    tell({ type: document.hidden ? 'HIDDEN' : 'VISIBLE' });
    if (document.hidden) onLeft();
  };
  const options = { signal: left };
  window.addEventListener('blur', onLeft, options);
  window.addEventListener('pagehide', onLeft, options);
  document.addEventListener('freeze', onLeft, options);
  document.addEventListener('visibilitychange', onVisibility, options);
  onVisibility();
}
