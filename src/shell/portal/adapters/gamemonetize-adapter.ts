import type { Portal } from '../portal.ts';
import { type NetEvent, openAdNetwork } from './ad-network.ts';

declare global {
  interface Window {
    SDK_OPTIONS?: {
      readonly gameId: string;
      readonly advertisementSettings: { readonly autoplay: false };
      onEvent(event: NetEvent): void;
    };
    /** Available after `SDK_READY`. Despite its name it shows a video over the whole frame. It returns nothing. */
    sdk?: { showBanner(): void };
  }
}

export const GAMEMONETIZE = 'https://api.gamemonetize.com/sdk.js';

/**
 * Opens GameMonetize.
 * @param gameId from the portal.
 */
export const openGameMonetize = (page: Window, gameId: string): Portal =>
  openAdNetwork(page, {
    address: GAMEMONETIZE,
    id: 'gamemonetize-sdk',
    prepare(onEvent) {
      page.SDK_OPTIONS = { gameId, onEvent, advertisementSettings: { autoplay: false } };
    },
    show: () => void page.sdk?.showBanner(),
  });
