/** Keeps the game of this page's folder on the device, and checks for newer releases. */
import { scopeOf, TAKE_OVER, WORKER } from './kept-release.ts';

/**
 * Milliseconds after which a page that returns to the front checks for a newer release. The browser checks at every
 * page load.
 */
const STALE = 3_600_000;

/**
 * Milliseconds between two messages that make a newer release take over. Chromium loses one if the older release is
 * just serving a file, and would wait for minutes.
 */
const AGAIN = 500;

/** The number of such messages, after which the page leaves the older release another way. */
const ENOUGH = 20;

/**
 * Registers the service worker, which then fetches every file of the release. Rejects if registration is refused.
 * @param tell called when a newer release is there, with a function that reloads the page as that one. May be called
 * again.
 */
export async function keepOnDevice(
  page: Window,
  tell: (takeNewer: () => void) => void,
  signal: AbortSignal,
): Promise<void> {
  const { document, location } = page;
  const { serviceWorker } = page.navigator;
  let isControlled = serviceWorker.controller !== null;
  const scope = scopeOf(page);
  const registration = await serviceWorker.register(new URL(WORKER, scope).href, { scope, updateViaCache: 'none' });
  const reload = () => location.reload();
  /** Without its registration the page comes from the network; where there is none, the older release stays. */
  const leave = async () => {
    const { ok } = await page.fetch(scope, { method: 'HEAD', cache: 'no-store' });
    if (ok && (await registration.unregister())) reload();
  };
  const takeNewer = () => {
    const { waiting } = registration;
    if (!waiting) return reload();
    let times = 0;
    const ask = () => {
      waiting.postMessage(TAKE_OVER);
      if (++times < ENOUGH) return;
      stop();
      leave().catch(() => {});
    };
    const asking = page.setInterval(ask, AGAIN);
    const stop = () => page.clearInterval(asking);
    const take = () => {
      stop();
      reload();
    };
    serviceWorker.addEventListener('controllerchange', take, { once: true, signal });
    signal.addEventListener('abort', stop);
    ask();
  };
  const look = () => {
    // The very first release does not wait.
    if (registration.waiting && registration.active) tell(takeNewer);
  };
  const watch = () => registration.installing?.addEventListener('statechange', look, { signal });
  registration.addEventListener('updatefound', watch, { signal });
  serviceWorker.addEventListener(
    'controllerchange',
    () => {
      // Another tab took the newer one.
      if (isControlled) tell(reload);
      isControlled = true;
    },
    { signal },
  );
  watch();
  look();

  let asked = page.performance.now();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden || page.performance.now() - asked < STALE) return;
      asked = page.performance.now();
      // Without a network there is no newer release.
      void registration.update().catch(() => {});
    },
    { signal },
  );
}
