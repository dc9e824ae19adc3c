/** The hosted build starts here; the embeddable one in app/embedded.ts, those for portals in app/portals/. */
import { hosted } from './app/hosted.ts';
import { start } from './app/start.ts';
import { type FindVenue, inFrame } from './app/venue.ts';

/** Milliseconds after the first screen before the device begins to keep the game, once a first deal has loaded. */
const LATER = 10_000;

/**
 * Returns the venue on a site of its own: as in a frame, but outside a frame the game is kept on the device. It then
 * works without a network, and the browser is requested not to clear its data.
 */
const atHome: FindVenue = (page) => ({
  ...inFrame(page),
  settled(game, signal) {
    if (page.parent !== page) return;
    const isKept = (page.navigator.serviceWorker?.controller ?? null) !== null;
    const keep = async () => {
      // On a slow line it would delay the parts that a player is waiting for.
      if (!isKept) await game.firstDeal;
      const { keepOffline } = await import('./app/offline.ts');
      if (!signal.aborted) await keepOffline(page, game, signal);
    };
    const timer = page.setTimeout(() => void keep().catch(() => {}), isKept ? 0 : LATER);
    signal.addEventListener('abort', () => page.clearTimeout(timer));
  },
});

start(hosted, atHome).catch(reportError);
