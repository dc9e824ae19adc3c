/**
 * On a site of one's own: as in a frame, and where it is in none the game is kept on the device, so that it plays without a
 * network, and the browser is asked not to clear what is kept there.
 */
import { inFrame } from './in-frame.ts';
import type { FindVenue } from './venue.ts';

/** Milliseconds that the first screen has stood when a device begins to keep the game, if a first deal has what it needs. */
const LATER = 10_000;

export const atHome: FindVenue = (page) => ({
  ...inFrame(page),
  settled(game, signal) {
    if (page.parent !== page) return;
    const isKept = (page.navigator.serviceWorker?.controller ?? null) !== null;
    const keep = async () => {
      // On a slow line it would take the line from what a player waits for.
      if (!isKept) await game.firstDeal;
      const { keepOffline } = await import('./offline.ts');
      if (!signal.aborted) await keepOffline(page, game, signal);
    };
    const timer = page.setTimeout(() => void keep().catch(() => {}), isKept ? 0 : LATER);
    signal.addEventListener('abort', () => page.clearTimeout(timer));
  },
});
