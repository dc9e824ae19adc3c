/** A tab that is older than a release: what it has not fetched yet is there no more. */
import type { KeyValue } from './store/storage.ts';

/**
 * To be called whenever something late did not come.
 * @param tell hears, once, that the game was renewed since the page was loaded, and gets what loads the page anew. Not
 * where something is held that would go with the page.
 */
export function createRenewal(page: Window, store: KeyValue, tell: (reload: () => void) => void): () => Promise<void> {
  let isTold = false;
  return async () => {
    const { document, location } = page;
    // Every release has another script.
    const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
    if (!own || isTold || !store.isKept()) return;
    const now = await page.fetch(location.href, { cache: 'no-store' }).catch(() => null);
    const text = now?.ok ? await now.text().catch(() => own) : own;
    if (isTold || text.includes(own)) return;
    isTold = true;
    tell(() => location.reload());
  };
}
