/** What is used of `window.YaGames`. */
export interface YandexPlayer {
  getData(): Promise<Record<string, unknown>>;
  /** Replaces all that was kept, at most 200 KB. `flush`: at once. */
  setData(data: Record<string, unknown>, flush: boolean): Promise<void>;
}

export interface YandexSdk {
  readonly environment: { readonly i18n: { readonly lang: string } };
  readonly features: {
    readonly LoadingAPI?: { ready(): void };
    readonly GameplayAPI?: { start(): void; stop(): void };
  };
  readonly adv: {
    showFullscreenAdv(given: {
      readonly callbacks: { onOpen(): void; onClose(): void; onError(): void; onOffline(): void };
    }): void;
  };
  on(event: 'game_api_pause' | 'game_api_resume', listener: () => void): void;
  getPlayer(): Promise<YandexPlayer>;
}

declare global {
  interface Window {
    YaGames?: { init(): Promise<YandexSdk> };
  }
}
