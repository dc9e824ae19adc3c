/** The interface to the place where the game is played: a portal, a page around its frame, or neither. */
import type { KeyValue } from '../store/storage.ts';
import type { HostDealResult, HostRefusal, MatchResult, Offer, ToGame } from './host-messages.ts';

/** Carries out a portal's request. Resolves with null or a refusal. */
export type Hear = (asked: ToGame) => Promise<HostRefusal | null>;

/** The moment of a portal's break: before the next deal of a match, or before a match. */
export type Recess = 'deal' | 'match';

/** The permissions of the page in its current environment. */
export interface Manners {
  /** True if the page may offer files. */
  readonly downloads: boolean;
  /** True if the page may have external links, and its address leads back to it. */
  readonly links: boolean;
  /** True if the browser's menu opens outside the canvas, and text can be selected. */
  readonly menu: boolean;
  /** True if the wheel may scroll the page around the frame. */
  readonly wheel: boolean;
  /** True if the game may offer full screen. */
  readonly fullScreen: boolean;
}

/** A portal. Its promises always resolve, so the game never waits forever. */
export interface Portal {
  readonly manners: Manners;
  /** Returns the player's languages, the best first. `own`: those of the browser. */
  languages(own: readonly string[]): readonly string[];
  /** Returns the storage for settings and matches. `local`: that of the browser. */
  keep(local: KeyValue): KeyValue;
  /** Prepares the portal. Resolves soon even if the portal's code is missing, blocked or slow. */
  open(hear: Hear): Promise<void>;
  /** Called when everything is loaded and the first screen is shown. */
  loaded(offer: Offer): void;
  /** Called when play begins or stops (menu, sheet, title). */
  playing(isPlaying: boolean): void;
  /** Called after the score of a deal, and again if a match is resumed at its sheet. */
  dealOver(result: HostDealResult): void;
  matchOver(result: MatchResult): void;
  /** Returns true if the portal wants a break now. Without side effects, so it can be called any number of times. */
  hasRecess(kind: Recess): boolean;
  /** Takes a break. Called in the task of the press that led here. Never rejects. */
  recess(kind: Recess): Promise<void>;
  /** Called when the only person at the table has won a match. */
  celebrate(): void;
  /** Stops listening. */
  close(): void;
}

/** No portal; also the defaults for portals. */
export const noPortal: Portal = {
  manners: { downloads: true, links: true, menu: true, wheel: true, fullScreen: true },
  languages: (own) => own,
  keep: (local) => local,
  open: () => Promise.resolve(),
  loaded() {},
  playing() {},
  dealOver() {},
  matchOver() {},
  hasRecess: () => false,
  recess: () => Promise.resolve(),
  celebrate() {},
  close() {},
};
