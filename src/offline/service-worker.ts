/**
 * The service worker of the hosted build: answers for every file of its release out of what it keeps, so that the game
 * plays without a network. A newer one waits until it is told to take over: a page keeps the release that it began with.
 */
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { cacheNameFor, TAKE_OVER } from './kept.ts';

declare const self: ServiceWorkerGlobalScope;
/** Every file of the release; put in by the build. */
declare const FILES: PrecacheEntry[];

const cacheName = cacheNameFor(self.registration.scope);

/** What is kept is no whole release, and the rest of it can be had no more: the page loaded anew comes from the network. */
async function giveUp(): Promise<void> {
  await self.registration.unregister();
  await self.caches.delete(cacheName);
}

/** Whether the site can be reached, whatever it has become. */
const isOnline = () =>
  fetch(self.registration.scope, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const files = new PrecacheController({
  cacheName,
  plugins: [
    {
      // What is asked for after the installation and not kept. A file of another content fails, as one that is gone does.
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

// Every parameter of an address is for the page alone.
const kept = new PrecacheRoute(files, { cleanURLs: false, ignoreURLParametersMatching: [/./] });
registerRoute(
  // Who asks past all caches wants to know what the network has.
  (asked) => asked.request.cache !== 'no-store' && kept.match(asked),
  kept.handler,
);
