/**
 * Fetches what a first deal needs, in the order of need, and prepares it: behind a title that stands, or at once for a game
 * that the address names.
 */
import { fetchPart } from '../page/fetch-part.ts';
import { qualityOf } from '../shell/store/settings.ts';
import { loadFonts } from '../ui/late-fonts.ts';
import { fetchStar } from './kinds.ts';
import type { Services } from './services.ts';

export interface FirstDeal {
  /** Begins; does nothing when it is called again. */
  fetch(): void;
  /** Resolves when all has come, or cannot be had: then the line is free for what comes later. */
  readonly over: Promise<void>;
}

type Needed = Pick<Services, 'platform' | 'settings'> & {
  readonly graphics: { readonly firstRenderer: Pick<Services['graphics']['firstRenderer'], 'begin'> };
};

/** @param signal aborts at the end of the game. */
export function createFirstDeal(
  document: Document,
  { platform, settings, graphics }: Needed,
  signal: AbortSignal,
): FirstDeal {
  let isBegun = false;
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const fetchAll = async () => {
    fetchPart(document, 'scene');
    // The first thing that moves. At instant speed nobody sees it.
    if (settings.now.speed !== 'instant') platform.prepareShuffle(signal);
    await Promise.all([import('../table/scene.ts'), fetchStar()]);
    if (signal.aborted) return;
    graphics.firstRenderer.begin(qualityOf(settings.now));
    // A canvas that is painted before they are loaded is painted twice.
    await loadFonts(document.fonts);
  };
  return {
    over,
    fetch() {
      if (isBegun) return;
      isBegun = true;
      // The table fetches again what is missing, and says so.
      fetchAll()
        .catch(() => {})
        .then(end)
        .catch(reportError);
    },
  };
}
