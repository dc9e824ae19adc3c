/** Puts the game together in a page: services, the app's chart, its screens, its tables, its portal. */
import { leavePinching } from '../page/pinching.ts';
import type { Thinkers } from '../seats/thinker/thinkers.machine.ts';
import { type AppActor, type AppSnapshot, tableOf } from '../shell/app-state.ts';
import { createAppView } from '../shell/app-view.ts';
import { hearBack } from '../shell/back.ts';
import { type Booking, createBooking } from '../shell/book/booking.ts';
import { hearButtons } from '../shell/button-ticks.ts';
import { dealOfSeed } from '../shell/deal-number.ts';
import { behave, createCover } from '../shell/page-behaviour.ts';
import { hearFaults, ownScripts } from '../shell/page-faults.ts';
import { dressPage } from '../shell/page-look.ts';
import { withKeptNames } from '../shell/store/kept-names.ts';
import { createAppActor, type Mounted } from './app-actor.ts';
import { createFirstDeal } from './first-deal.ts';
import type { KeptUp } from './keep-up.ts';
import { createOpening } from './opening.ts';
import type { PageParts, Platform } from './platform.ts';
import { createScreenApp, createWatching, playIn } from './screen-app.ts';
import { createServices, type Services } from './services.ts';
import type { Venue } from './venue.ts';

/** Starts the game in `page`, in one language. Returns a function that removes everything but the empty parts. */
export function mount(
  page: Window,
  parts: PageParts,
  platform: Platform,
  venue: Venue,
  given: Pick<Services, 'texts' | 'languages' | 'store'>,
): () => void {
  const away = new AbortController();
  const { signal } = away;
  const { manners } = venue.portal;
  const services = createServices(page, parts.toasts, platform, { ...given, manners }, () =>
    thinkersOf(app.getSnapshot()),
  );
  const mounted: Mounted = { page, parts, platform, venue, services, signal };
  const firstDeal = createFirstDeal(page.document, services, signal);
  const probed = probeWanted(venue.search);
  const opening = createOpening(page, { search: probed.rest, lasting: venue.lasting }, services, firstDeal);
  const cover = createCover([parts.table, parts.canvas]);
  const redraw = () => view.draw(app.getSnapshot());
  const booking = createBooking({
    async fetch() {
      const { writeBook } = await import('../shell/late-screens.ts');
      return (match, id) => writeBook(services.store, match, id, Date.now());
    },
    forget: services.matches.forget,
    // The result shows the changes in the book and of the day.
    written: redraw,
  });
  const app = createAppActor(mounted, { cover, opening, booking, lateScreens: () => view.lateScreens() });
  const watching = createWatching({ services, parts, app, cover, play: playIn(app) });
  const view = createAppView(parts.screens, createScreenApp(page, services, app, watching, redraw), {
    onCovered: covering(parts, app, cover),
    onTitle: firstDeal.fetch,
  });
  const endOfLook = dressPage(page.document.documentElement, services.settings, services.graphics.device);
  const endOfSettings = services.settings.subscribe(() => {
    services.audio.applyVolumes();
    redraw();
  });
  hearPage(mounted, app, redraw);
  hearMatches(mounted, app, booking);
  app.on('loaded', ({ setup }) => {
    if (setup === null) opening.showDay(app);
    const { texts, matches, store, toasts } = services;
    venue.settled({ app, texts, matches, store, toasts, firstDeal: firstDeal.over }, signal);
  });
  app.subscribe(view.draw);
  fetchKeepUp(mounted, app, { redraw, openFile: watching.openFile });
  if (probed.isWanted) import('./probe.ts').then(({ probe }) => probe(page, app, signal)).catch(reportError);
  app.start();

  return () => {
    away.abort();
    app.stop();
    endOfLook();
    endOfSettings();
    services.close();
    view.destroy();
  };
}

/** Returns a function that puts the table and the curtain out of reach while a screen covers them. */
function covering(parts: PageParts, app: AppActor, cover: (what: string, covers: boolean) => boolean) {
  const coverCurtain = createCover([parts.curtain]);
  return (covered: boolean) => {
    coverCurtain('screen', covered);
    cover('screen', covered);
    if (!covered) tableOf(app.getSnapshot())?.table.focus();
  };
}

/** Listens to the page until the end of the game: keys, pointers, dropped files, faults, and other tabs. */
function hearPage(
  { page, parts, platform, venue, services, signal }: Mounted,
  app: AppActor,
  redraw: () => void,
): void {
  const { document } = page;
  behave(document, parts.canvas, signal);
  leavePinching(page, signal);
  // Only a frame has a page around it that can scroll. Without the program for that, the table keeps wheels and swipes.
  if (venue.portal.manners.wheel && page.parent !== page)
    import('../page/scrolling.ts').then(
      ({ leaveScrolling }) => leaveScrolling(page, signal),
      () => {},
    );
  hearButtons([parts.screens, parts.curtain, parts.table], services.audio.tick, signal);
  // The build sends this event if a late script fails to load.
  page.addEventListener('vite:preloadError', services.missing, { signal });
  hearFaults(page, ownScripts(page, platform.scripts), (error) => app.send({ type: 'FAULT', error }), signal);
  // Another tab continued a match, or cleared everything.
  page.addEventListener(
    'storage',
    () =>
      void services.matches
        .fetchGames()
        .then(() => app.getSnapshot().matches('title') && redraw())
        .catch(reportError),
    { signal },
  );
  hearBack(page, parts.screens, app, signal);
}

/** Writes down what is over: matches into the book, and lessons. */
function hearMatches({ services }: Mounted, app: AppActor, booking: Booking): void {
  const { audio, solved, texts, lessonProgress } = services;
  app.on('matchOver', ({ now }) => {
    if (now.standing.winners?.length !== 0) audio.win();
    const { setup, match } = app.getSnapshot().context;
    // A match continued from a watched one is in no book. A puzzle also begins with given tiles, but has a number.
    if (setup?.given && dealOfSeed(setup.seed) === null) return;
    solved.count(setup?.id ?? '', now);
    if (setup && match)
      booking.write({ ...match, sitters: withKeptNames(match.sitters, texts) }, setup.id).catch(reportError);
  });
  app.on('learned', ({ lesson }) => lessonProgress.finish(lesson));
}

/** Loads what goes on beside the game. Without it the game goes on: the screen falls asleep, and puzzles are not timed. */
function fetchKeepUp({ page, services: { store }, signal }: Mounted, app: AppActor, hear: KeptUp): void {
  app.on('loaded', () => {
    import('./keep-up.ts').then(
      ({ keepUp }) => signal.aborted || keepUp(page, store, app, hear, signal),
      () => {},
    );
  });
}

/** Returns the actor that thinks for seats, which the app's chart starts. */
function thinkersOf({ children: { thinkers } }: AppSnapshot): Thinkers {
  if (!thinkers) throw new Error('the app has not begun');
  return thinkers;
}

/** Returns true if tests request to look at the running game, and the address without that request. */
const probeWanted = (search: string) => ({
  isWanted: new URLSearchParams(search).has('probe'),
  rest: search.replace(/([?&])probe(&|$)/, '$1'),
});
