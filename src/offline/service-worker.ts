/**
 * The service worker of the hosted build: serves every file of its release from its cache, so that the game works
 * without a network. A newer one waits until it is told to take over: a page keeps the release that it began with.
 */
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { cacheNameFor, TAKE_OVER } from './kept-release.ts';

declare const self: ServiceWorkerGlobalScope;
/** Every file of the release; inserted by the build. */
declare const FILES: PrecacheEntry[];

const { scope } = self.registration;
const cacheName = cacheNameFor(scope);

/** The folder of the files whose names change with their content: what the browser has of them is right. */
const NAMED_BY_CONTENT = `${scope}assets/`;

/** Drops an incomplete release whose other files are gone: the page then reloads from the network. */
async function giveUp(): Promise<void> {
  await self.registration.unregister();
  await self.caches.delete(cacheName);
}

/** True if the site can be reached, in whatever release. */
const isOnline = () =>
  fetch(scope, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const files = new PrecacheController({
  cacheName,
  plugins: [
    {
      // The library fetches every file with a revision past the browser's cache.
      requestWillFetch: async ({ request }) =>
        request.url.startsWith(NAMED_BY_CONTENT) ? new Request(request, { cache: 'default' }) : request,
      // Called for a file that was not cached at installation. It fails if it is gone or its content has changed.
      async fetchDidFail({ event }) {
        if (event.type === 'fetch' && (await isOnline())) await giveUp();
      },
    },
  ],
});
files.addToCacheList(FILES);

self.addEventListener('install', (event) => void files.install(event).catch(reportError));
self.addEventListener('activate', (event) => {
  files.activate(event).catch(reportError);
  // The page that fetched it is of the same release.
  event.waitUntil(self.clients.claim());
});
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) self.skipWaiting().catch(reportError);
});

// Parameters of an address are only for the page.
const kept = new PrecacheRoute(files, { cleanURLs: false, ignoreURLParametersMatching: [/./] });
registerRoute(
  // A request that skips all caches must reach the network.
  (asked) => asked.request.cache !== 'no-store' && kept.match(asked),
  kept.handler,
);
