/**
 * Loads the parts of a first deal, in order of need, and prepares it: behind the title, or at once for a game that the
 * address names.
 */

import { fetchStar } from '../kinds/kinds.ts';
import { fetchPart } from '../page/fetch-part.ts';
import { qualityOf } from '../shell/store/settings.ts';
import { loadFonts } from '../ui/late-fonts.ts';
import type { Services } from './services.ts';

export interface FirstDeal {
  /** Begins; later calls do nothing. */
  fetch(): void;
  /** Resolves when all parts are loaded or have failed: the network is then free for later parts. */
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
    // The first thing that moves; not shown at instant speed.
    if (settings.now.speed !== 'instant') platform.prepareShuffle(signal);
    await Promise.all([import('../table/scene.ts'), fetchStar()]);
    if (signal.aborted) return;
    graphics.firstRenderer.begin(qualityOf(settings.now));
    // Without the fonts the canvas would have to be painted twice.
    await loadFonts(document.fonts);
  };
  return {
    over,
    fetch() {
      if (isBegun) return;
      isBegun = true;
      // The table loads missing parts again, and reports failures.
      fetchAll()
        .catch(() => {})
        .then(end)
        .catch(reportError);
    },
  };
}
