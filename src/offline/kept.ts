/** What pages and the service worker of a folder know of each other. */

/** Tells a waiting service worker that its time has come. */
export const TAKE_OVER = 'take over';

/** What the cache is called in which a release of the folder `scope` is kept; other folders of its origin have others. */
export const cacheNameFor = (scope: string): string => `star-dominoes ${scope}`;

/** The folder of a page, as the scope of its service worker. */
export const scopeOf = (page: Window): string => new URL('./', page.location.href).href;

/** The service worker's file, beside the page. */
export const WORKER = 'service-worker.js';

/** Deletes what is kept of the page's folder, and its service worker: the page loaded anew comes from the network. */
export async function forgetKept(page: Window & { readonly caches: CacheStorage }): Promise<void> {
  const scope = scopeOf(page);
  const registration = await page.navigator.serviceWorker.getRegistration(scope);
  // A folder above may have one, which is another's.
  if (registration?.scope === scope) await registration.unregister();
  await page.caches.delete(cacheNameFor(scope));
}
