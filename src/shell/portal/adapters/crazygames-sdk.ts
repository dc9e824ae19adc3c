/** What is used of `window.CrazyGames.SDK`, version 3. */
import type { Items } from './items-store.ts';

export interface CrazySettings {
  readonly muteAudio: boolean;
}

export interface CrazySdk {
  /** Elsewhere than on the portal and on this machine it takes some seconds, and leaves `environment` `disabled`. */
  init(): Promise<void>;
  readonly environment: 'local' | 'crazygames' | 'disabled' | 'uninitialized';
  readonly game: {
    loadingStart(): void;
    loadingStop(): void;
    gameplayStart(): void;
    gameplayStop(): void;
    happytime(): void;
    readonly settings: CrazySettings;
    addSettingsChangeListener(listener: (now: CrazySettings) => void): void;
  };
  readonly ad: {
    requestAd(
      kind: 'midgame',
      callbacks: { adStarted(): void; adFinished(): void; adError(error: { readonly code: string }): void },
    ): void;
  };
  /** A megabyte for all. It throws where saves were not agreed on with the portal. */
  readonly data: Items;
  readonly user: { readonly systemInfo: { readonly locale: string } };
}

declare global {
  interface Window {
    CrazyGames?: { readonly SDK: CrazySdk };
  }
}
