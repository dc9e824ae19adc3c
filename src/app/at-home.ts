/**
 * On a site of one's own: as in a frame, and where it is in none the game is kept on the device, so that it plays without a
 * network, and the browser is asked not to clear what is kept there.
 */
import { inFrame } from './in-frame.ts';
import type { FindVenue } from './venue.ts';

/** Milliseconds from the first deal's files until the device begins to keep the game: meanwhile it is begun. */
const LATER = 10_000;

export const atHome: FindVenue = (page) => ({
  ...inFrame(page),
  settled(game, signal) {
    if (page.parent !== page) return;
    const keep = () =>
      void import('./offline.ts').then(({ keepOffline }) => keepOffline(page, game, signal)).catch(() => {});
    const keepIn = (ms: number) => {
      if (signal.aborted) return;
      const timer = page.setTimeout(keep, ms);
      signal.addEventListener('abort', () => page.clearTimeout(timer));
    };
    if (page.navigator.serviceWorker?.controller) keepIn(0);
    else game.firstDeal.then(() => keepIn(LATER)).catch(reportError);
  },
});
