import { hearPortal, refusal } from '../../shell/portal/hear-portal.ts';
import type { Manners, Portal } from '../../shell/portal/portal.ts';
import { tellPortal } from '../../shell/portal/tell-portal.ts';
import { unfailing } from '../../shell/portal/unfailing.ts';
import type { FindVenue } from '../venue.ts';

declare global {
  /** The game's id at a portal, inserted by the build. */
  const PORTAL_GAME_ID: string;
}

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
      async plug({ app, games, mute }) {
        tellPortal(app, told, games.there);
        await portal.open(hearPortal({ app, mute, start: async () => refusal('notOffered') }));
        // The portal is not closed: it lasts as long as the page.
        return null;
      },
      settled() {},
    };
  };

/** Fields that keep the browser's normal behaviour. */
const FIELDS = 'input, textarea, select';

/** Keeps the page as a portal requires: no browser menu, no selection, and no scrolling of the page around it. */
function keepManners(page: Document, { menu, wheel }: Manners): void {
  const unlessInField = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest(FIELDS))) event.preventDefault();
  };
  if (!menu) for (const type of ['contextmenu', 'selectstart']) page.addEventListener(type, unlessInField);
  if (wheel) return;
  const onWheel = (event: WheelEvent) => {
    if (!scrollsUnder(event)) event.preventDefault();
  };
  page.addEventListener('wheel', onWheel, { passive: false });
}

/** True if anything under the pointer can still scroll in that direction. */
function scrollsUnder({ target, deltaX, deltaY }: WheelEvent): boolean {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const way = (overflow: string, delta: number, before: number, all: number, seen: number) =>
      delta !== 0 && /auto|scroll/.test(overflow) && (delta < 0 ? before > 0 : before + seen < all - 1);
    if (way(overflowY, deltaY, at.scrollTop, at.scrollHeight, at.clientHeight)) return true;
    if (way(overflowX, deltaX, at.scrollLeft, at.scrollWidth, at.clientWidth)) return true;
  }
  return false;
}

/** Tells `public/stand-by.js` that the game has loaded and is waiting for its portal. */
export function standBy(page: Document): void {
  page.documentElement.dataset.game = 'coming';
}
