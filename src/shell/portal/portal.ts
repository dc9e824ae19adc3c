/** What a game portal wants to be told, and may tell. Its effects always resolve, so it never keeps anybody waiting. */
export interface Portal {
  /** Gets ready; resolves soon even where the portal's own code is missing, blocked or slow. */
  open(): Promise<void>;
  /** Everything is fetched, the first screen stands. */
  loaded(): void;
  /** People are playing, or they are not (menu, sheet, title). */
  playing(isPlaying: boolean): void;
}

/** No portal at all. */
export const noPortal: Portal = {
  open: () => Promise.resolve(),
  loaded() {},
  playing() {},
};
