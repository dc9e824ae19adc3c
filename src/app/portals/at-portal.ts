import { gamesThere } from '../../rules/catalogue.ts';
import { hearPortal, refusal } from '../../shell/portal/hear-portal.ts';
import type { Portal } from '../../shell/portal/portal.ts';
import { tellPortal } from '../../shell/portal/tell-portal.ts';
import { unfailing } from '../../shell/portal/unfailing.ts';
import type { FindVenue } from '../venue.ts';
import { keepManners } from './page-manners.ts';

/** At that portal. Portals put parameters of their own into the address: nothing of it is read but the wish of tests to look. */
export const atPortal =
  (given: Portal): FindVenue =>
  (page) => {
    const portal = unfailing(given);
    let isLoaded = false;
    /** The game may be begun anew, in another language: it has been loaded once. */
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
        // It is not closed: it lasts as long as the page.
        return null;
      },
      settled() {},
    };
  };
