import type { Portal } from '../portal.ts';
import { type NetEvent, openAdNetwork } from './ad-network.ts';

declare global {
  interface Window {
    GD_OPTIONS?: { readonly gameId: string; onEvent(event: NetEvent): void };
    /** There after `SDK_READY`. It resolves also where no ad came; rejects where ads are off, or too soon. */
    gdsdk?: { showAd(kind: 'interstitial'): Promise<unknown> };
  }
}

export const GAMEDISTRIBUTION = 'https://html5.api.gamedistribution.com/main.min.js';

/** GameDistribution. @param gameId 32 hexadecimal digits, from the portal. */
export const openGameDistribution = (page: Window, gameId: string): Portal =>
  openAdNetwork(page, {
    address: GAMEDISTRIBUTION,
    id: 'gamedistribution-jssdk',
    prepare(onEvent) {
      page.GD_OPTIONS = { gameId, onEvent };
    },
    show: () => page.gdsdk?.showAd('interstitial'),
  });
