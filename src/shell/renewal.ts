/** Detects a tab older than the latest release: files not loaded yet no longer exist. */
import type { KeyValue } from './store/storage.ts';

/**
 * Returns a function to call whenever a late file fails to load.
 * @param tell called once if the page is outdated, with a function that reloads it. Not called if unsaved data would be
 * lost.
 */
export function createRenewal(page: Window, store: KeyValue, tell: (reload: () => void) => void): () => Promise<void> {
  let isTold = false;
  return async () => {
    const { document, location } = page;
    // Every release has a different script.
    const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
    if (!own || isTold || !store.isKept()) return;
    const now = await page.fetch(location.href, { cache: 'no-store' }).catch(() => null);
    const text = now?.ok ? await now.text().catch(() => own) : own;
    if (isTold || text.includes(own)) return;
    isTold = true;
    tell(() => location.reload());
  };
}
