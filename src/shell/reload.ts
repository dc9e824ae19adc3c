/** Reloads the page, for browsers that never retry a module that failed to load. */
import type { KeyValue } from './store/storage.ts';

/**
 * Resolves with a function that reloads the page. `null` if only the browser's error page would appear, or unsaved data
 * would be lost.
 */
export async function mayReload(page: Window, store: KeyValue): Promise<(() => void) | null> {
  if (!store.isKept()) return null;
  const { location, navigator } = page;
  const reload = () => location.reload();
  // The page itself is kept on the device.
  if (navigator.serviceWorker?.controller) return reload;
  const answer = await page.fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok ? reload : null;
}
