/**
 * On a site of one's own: as in a frame, and where it is in none the game is kept on the device, so that it plays without a
 * network, and the browser is asked not to clear what is kept there.
 */
import { inFrame } from './in-frame.ts';
import type { FindVenue } from './venue.ts';

/** Milliseconds that the first screen has stood when a device begins to keep it: by then a first deal has what it needs. */
const LATER = 10_000;

export const atHome: FindVenue = (page) => ({
  ...inFrame(page),
  settled(game, signal) {
    if (page.parent !== page) return;
    const timer = page.setTimeout(
      () => void import('./offline.ts').then(({ keepOffline }) => keepOffline(page, game, signal)).catch(() => {}),
      page.navigator.serviceWorker?.controller ? 0 : LATER,
    );
    signal.addEventListener('abort', () => page.clearTimeout(timer));
  },
});
