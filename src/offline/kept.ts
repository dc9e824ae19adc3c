/** What pages and the service worker of a folder know of each other. */

/** Tells a waiting service worker that its time has come. */
export const TAKE_OVER = 'take over';

/** What the cache is called in which a release of the folder `scope` is kept; other folders of its origin have others. */
export const cacheNameFor = (scope: string): string => `star-dominoes ${scope}`;

/** The folder of a page, as the scope of its service worker. */
export const scopeOf = (page: Window): string => new URL('./', page.location.href).href;

/** The service worker's file, beside the page. */
export const WORKER = 'service-worker.js';

/** The file that tells browsers what they install, by the code of its language. */
export const manifestOf = (language: string): string =>
  language === 'en' ? 'manifest.webmanifest' : `manifest-${language.toLowerCase()}.webmanifest`;
