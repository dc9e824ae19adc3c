/** Loading the page anew, for a browser that does not ask again for a module that once did not come. */
import type { KeyValue } from './store/storage.ts';

/**
 * Resolves with what loads the page anew; `null` where nothing would come of it but the browser's own page of errors, or
 * where something is held that would go with the page.
 */
export async function mayReload(page: Window, store: KeyValue): Promise<(() => void) | null> {
  if (!store.isKept()) return null;
  const { location } = page;
  const answer = await page.fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok ? () => location.reload() : null;
}
