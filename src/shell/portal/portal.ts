/** What the game tells the place where it is played, asks of it, and keeps there: a portal, a page around its frame, nobody. */
import type { KeyValue } from '../store/storage.ts';
import type { DealResult, MatchResult, Offer, Refusal, ToGame } from './host-messages.ts';

/** Does what the portal asks, or says why not. */
export type Hear = (asked: ToGame) => Promise<Refusal | null>;

/** When a portal may take its time: before the next deal of a match, or before a match. */
export type Recess = 'deal' | 'match';

/** What the page may do where it is. */
export interface Manners {
  /** Files are handed out. */
  readonly downloads: boolean;
  /** There are ways out of the page, and addresses that lead back to it. */
  readonly links: boolean;
  /** The browser's own menu opens beside the canvas, and words can be marked. */
  readonly menu: boolean;
  /** The wheel scrolls the page around the frame. */
  readonly wheel: boolean;
  /** The game offers to fill the screen. */
  readonly fullScreen: boolean;
}

/** Its effects always resolve, so it never keeps anybody waiting for ever. */
export interface Portal {
  readonly manners: Manners;
  /** The player's languages, the best first; `own` are the browser's. */
  languages(own: readonly string[]): readonly string[];
  /** The place for settings and matches; `local` is the browser's. */
  keep(local: KeyValue): KeyValue;
  /** Gets ready; resolves soon even where the portal's own code is missing, blocked or slow. */
  open(hear: Hear): Promise<void>;
  /** Everything is fetched, the first screen stands. */
  loaded(offer: Offer): void;
  /** People are playing, or they are not (menu, sheet, title). */
  playing(isPlaying: boolean): void;
  /** A deal has been counted; told again when a match is taken up at its sheet. */
  dealOver(result: DealResult): void;
  matchOver(result: MatchResult): void;
  /** Whether it wants to take its time now. It changes nothing: it may be asked as often as one likes. */
  hasRecess(kind: Recess): boolean;
  /** Takes its time; called in the task of the press that led here. Never rejects. */
  recess(kind: Recess): Promise<void>;
  /** The only person at the table has won a match. */
  celebrate(): void;
  /** Hears nothing any more. */
  close(): void;
}

/** No portal; and what a portal does about which it has no opinion. */
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
