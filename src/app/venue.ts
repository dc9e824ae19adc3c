/**
 * The place where the game is played: at home (`src/main.ts`), in a host's frame, or at a portal (`portals/`).
 */

import type { AppActor } from '../shell/app-state.ts';
import { hostedIn, keepHost } from '../shell/portal/host-address.ts';
import type { PluggedGame } from '../shell/portal/plug.ts';
import { noPortal, type Portal } from '../shell/portal/portal.ts';
import type { Services } from './services.ts';

/** The game once its first screen is shown. */
export type Settled = {
  readonly app: AppActor;
  /** Resolves when the parts of a first deal no longer need the network. */
  readonly firstDeal: Promise<void>;
} & Pick<Services, 'store' | 'texts' | 'toasts' | 'matches'>;

export interface Venue {
  /** The portal's rules for language, saves, manners and breaks. */
  readonly portal: Portal;
  /** The search part of the address that the game reads. */
  readonly search: string;
  /** The search part of the address that a reload keeps. */
  readonly lasting: string;
  /** Connects the host, which then receives events and may send requests; null if there is none. */
  plug(asked: PluggedGame): Promise<Portal | null>;
  /** Called when the first screen is shown. `signal` aborts at the end of the game. */
  settled(game: Settled, signal: AbortSignal): void;
}

export type FindVenue = (page: Window) => Venue;

/**
 * Returns the venue on the game's own site, or in the frame of the host named by the address. Only a page in a frame
 * has a host, and loads the code that talks to it.
 */
export const inFrame: FindVenue = (page) => {
  const { host, origin, rest } = hostedIn(page);
  return {
    portal: noPortal,
    search: rest,
    lasting: keepHost(origin),
    plug: async (asked) =>
      host === null ? null : (await import('../shell/portal/plug.ts')).plugHost(page, host, asked),
    settled() {},
  };
};
