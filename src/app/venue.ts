/** Where the game is played: at home (`at-home.ts`) or in a host's frame (`in-frame.ts`), or at a portal (`portals/`). */
import type { Asked } from '../shell/portal/plug.ts';
import type { Portal } from '../shell/portal/portal.ts';
import type { AppActor } from './screen-app.ts';
import type { Services } from './services.ts';

/** The game when its first screen stands. */
export type Settled = {
  readonly app: AppActor;
  /** Resolves when the line is free of what a first deal needs. */
  readonly firstDeal: Promise<void>;
} & Pick<Services, 'store' | 'texts' | 'toasts' | 'matches'>;

export interface Venue {
  /** What decides there about language, saves, manners and breaks. */
  readonly portal: Portal;
  /** The search part of the address, as far as the game reads it. */
  readonly search: string;
  /** The search part of an address to which a reload comes back. */
  readonly lasting: string;
  /** From then on somebody is told what happens, and may ask; `null` where nobody is. */
  plug(asked: Asked): Promise<Portal | null>;
  /** The first screen stands. `signal` aborts at the end of the game. */
  settled(game: Settled, signal: AbortSignal): void;
}

export type FindVenue = (page: Window) => Venue;
