/** Whether anybody can see the page, and when somebody may have left it. */
import type { TableEvent } from '../shell/table.machine.ts';

/** What happens to the page. */
type PageEvent = Extract<TableEvent, { type: 'HIDDEN' | 'VISIBLE' | 'LOOKED_AWAY' }>;

/** Tells at once when the page is hidden, and of every change until `left` aborts. */
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
