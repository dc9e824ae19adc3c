/** What is used of `window.PokiSDK`, version 2. */
export interface PokiSdk {
  /** Rejects where something blocks ads; may stay silent where the rest of the script does not come. */
  init(): Promise<void>;
  gameLoadingFinished(): void;
  gameplayStart(): void;
  gameplayStop(): void;
  /** `onStart` only where an ad comes. */
  commercialBreak(onStart: () => void): Promise<void>;
}

declare global {
  interface Window {
    PokiSDK?: PokiSdk;
  }
}
