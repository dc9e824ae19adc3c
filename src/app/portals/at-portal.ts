import { gamesThere } from '../../rules/catalogue.ts';
import { hearPortal, refusal } from '../../shell/portal/hear-portal.ts';
import type { Portal } from '../../shell/portal/portal.ts';
import { tellPortal } from '../../shell/portal/tell-portal.ts';
import type { FindVenue } from '../venue.ts';
import { keepManners } from './page-manners.ts';

/** At that portal. Portals put parameters of their own into the address: nothing of it is read but the wish of tests to look. */
export const atPortal =
  (portal: Portal): FindVenue =>
  (page) => ({
    portal,
    search: new URLSearchParams(page.location.search).has('probe') ? '?probe' : '',
    lasting: '',
    async plug({ app, mute }) {
      const away = new AbortController();
      keepManners(page.document, portal.manners, away.signal);
      tellPortal(app, portal, gamesThere);
      await portal.open(hearPortal({ app, mute, start: async () => refusal('notOffered') }));
      return {
        ...portal,
        close() {
          away.abort();
          portal.close();
        },
      };
    },
    settled() {},
  });
