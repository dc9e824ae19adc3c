/** Reloads the page, for browsers that never retry a module that failed to load. */
import type { KeyValue } from './store/storage.ts';

/**
 * Resolves with a function that reloads the page. `null` if only the browser's error page would appear, or unsaved data
 * would be lost.
 */
export async function mayReload(page: Window, store: KeyValue): Promise<(() => void) | null> {
  if (!store.isKept()) return null;
  const { location } = page;
  const answer = await page.fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok ? () => location.reload() : null;
}
