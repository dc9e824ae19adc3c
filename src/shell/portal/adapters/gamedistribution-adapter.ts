import type { Portal } from '../portal.ts';
import { type NetEvent, openAdNetwork } from './ad-network.ts';

declare global {
  interface Window {
    GD_OPTIONS?: { readonly gameId: string; onEvent(event: NetEvent): void };
    /** Available after `SDK_READY`. Resolves even without an ad; rejects if ads are off or too frequent. */
    gdsdk?: { showAd(kind: 'interstitial'): Promise<unknown> };
  }
}

export const GAMEDISTRIBUTION = 'https://html5.api.gamedistribution.com/main.min.js';

/**
 * Opens GameDistribution.
 * @param gameId 32 hexadecimal digits, from the portal.
 */
export const openGameDistribution = (page: Window, gameId: string): Portal =>
  openAdNetwork(page, {
    address: GAMEDISTRIBUTION,
    id: 'gamedistribution-jssdk',
    prepare(onEvent) {
      page.GD_OPTIONS = { gameId, onEvent };
    },
    show: () => page.gdsdk?.showAd('interstitial'),
  });
