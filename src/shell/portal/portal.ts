import type { DealResult, MatchResult, Offer, Refusal, ToGame } from './host-messages.ts';

/** Does what the portal asks, or says why not. */
export type Hear = (asked: ToGame) => Promise<Refusal | null>;

/** What a game portal wants to be told, and may ask. Its effects always resolve, so it never keeps anybody waiting. */
export interface Portal {
  /** Gets ready; resolves soon even where the portal's own code is missing, blocked or slow. */
  open(hear: Hear): Promise<void>;
  /** Everything is fetched, the first screen stands. */
  loaded(offer: Offer): void;
  /** People are playing, or they are not (menu, sheet, title). */
  playing(isPlaying: boolean): void;
  /** A deal has been counted; told again when a match is taken up at its sheet. */
  dealOver(result: DealResult): void;
  matchOver(result: MatchResult): void;
  /** Hears nothing any more. */
  close(): void;
}
