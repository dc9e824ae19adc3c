import { hostedIn, keepHost } from '../shell/portal/host-address.ts';
import { noPortal } from '../shell/portal/portal.ts';
import type { FindVenue } from './venue.ts';

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
