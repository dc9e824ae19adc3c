import { gamesThere } from '../../rules/catalogue.ts';
import { hearPortal, refusal } from '../../shell/portal/hear-portal.ts';
import type { Portal } from '../../shell/portal/portal.ts';
import { tellPortal } from '../../shell/portal/tell-portal.ts';
import { unfailing } from '../../shell/portal/unfailing.ts';
import type { FindVenue } from '../venue.ts';
import { keepManners } from './page-manners.ts';

/**
 * Returns the venue at a portal. Portals add parameters of their own to the address, so only the tests' `probe` is
 * read.
 */
export const atPortal =
  (given: Portal): FindVenue =>
  (page) => {
    const portal = unfailing(given);
    let isLoaded = false;
    /** The portal, but loaded only once: the game may restart in another language. */
    const told: Portal = {
      ...portal,
      loaded(offer) {
        if (!isLoaded) portal.loaded(offer);
        isLoaded = true;
      },
    };
    keepManners(page.document, portal.manners);
    return {
      portal,
      search: new URLSearchParams(page.location.search).has('probe') ? '?probe' : '',
      lasting: '',
      async plug({ app, mute }) {
        tellPortal(app, told, gamesThere);
        await portal.open(hearPortal({ app, mute, start: async () => refusal('notOffered') }));
        // The portal is not closed: it lasts as long as the page.
        return null;
      },
      settled() {},
    };
  };
