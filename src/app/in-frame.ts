import { hostedIn, keepHost } from '../shell/portal/host-address.ts';
import { noPortal } from '../shell/portal/portal.ts';
import type { FindVenue } from './venue.ts';

/** At home, or in the frame of the host that the address names. Only a page in a frame has a host, and fetches what speaks with it. */
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
