/** Names that pages and the service worker of a folder share. */

/** The message that makes a waiting service worker take over. */
export const TAKE_OVER = 'take over';

/** Returns the name of the cache for a release in the folder `scope`; each folder of an origin has its own. */
export const cacheNameFor = (scope: string): string => `star-dominoes ${scope}`;

/** Returns the folder of a page, as the scope of its service worker. */
export const scopeOf = (page: Window): string => new URL('.', page.location.href).href;

/** The service worker's file, in the folder of the page. */
export const WORKER = 'service-worker.js';

/** Returns the web app manifest for a language code. */
export const manifestOf = (language: string): string =>
  language === 'en' ? 'manifest.webmanifest' : `manifest-${language.toLowerCase()}.webmanifest`;
