/** Puts the game together in a page: services, the app's chart, its screens, its tables, its portal. */
import { createActor, fromPromise } from 'xstate';
import { chooseByRuleOfThumb } from '../bots/rule-of-thumb.ts';
import { byTimer } from '../motion/later.ts';
import { leavePinching } from '../page/pinching.ts';
import { leaveScrolling } from '../page/scrolling.ts';
import { createThinkersMachine, type Thinkers } from '../seats/thinker/thinkers.machine.ts';
import { type Address, gameNamed, readAddress, type Wanted } from '../shell/address.ts';
import { appMachine } from '../shell/app.machine.ts';
import { isNewMatch, leavingOf } from '../shell/app-setup.ts';
import { type AppSnapshot, isDrawn, tableOf } from '../shell/app-state.ts';
import { createAppView } from '../shell/app-view.ts';
import { hearBack } from '../shell/back.ts';
import { createBooking } from '../shell/book/booking.ts';
import { hearButtons } from '../shell/button-ticks.ts';
import { createAwake } from '../shell/keep-awake.ts';
import { behave, createCover, hearDrops } from '../shell/page-behaviour.ts';
import { hearFaults, ownScripts } from '../shell/page-faults.ts';
import { dressPage } from '../shell/page-look.ts';
import { usualSitters } from '../shell/setup/sitters.ts';
import { newSetup } from '../shell/store/kept-matches.ts';
import { withKeptNames } from '../shell/store/kept-names.ts';
import { createTableMachine, type MatchSetup } from '../shell/table.machine.ts';
import { createDayWatch } from '../shell/today/day-watch.ts';
import { createMatchTable } from '../sitting/match-table.ts';
import { createFirstDeal } from './first-deal.ts';
import type { PageParts, Platform } from './platform.ts';
import { createScreenApp, createWatching, play, recordOf } from './screen-app.ts';
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
  const { document } = page;
  const { portal } = venue;
  const services = createServices(page, parts.toasts, platform, { ...given, manners: portal.manners }, () =>
    thinkersOf(app.getSnapshot()),
  );
  const { games, texts, settings, audio, graphics, matches } = services;
  const firstDeal = createFirstDeal(document, services, signal);
  const probed = probeWanted(venue.search);
  const address = addressOf(probed.rest, services);
  const day = new URLSearchParams(venue.search).get('day');
  // If it can't be read, preparing the first screen fails.
  address.then(
    ({ wanted }) => wanted && firstDeal.fetch(),
    () => {},
  );
  const cover = createCover([parts.table, parts.canvas]);
  const coverCurtain = createCover([parts.curtain]);

  /** Removes the message that the match left is kept. */
  let unsay = () => {};
  const app = createActor(
    appMachine.provide({
      actors: {
        prepare: fromPromise(async () => {
          await Promise.all([plug(), matches.fetchGames(), fetchLastGame(services)]);
          return addressed(await address, services, () => forgetAddress(page, venue.lasting));
        }),
        thinkers: createThinkersMachine({
          sources: platform.workers,
          fallback: (seen, moves, chance) => chooseByRuleOfThumb(games.of(seen.game), seen, moves, chance),
          fetchThink: async () => (await import('../bots/think-in-slices.ts')).thinkInSlices,
        }),
        recess: fromPromise(({ input }) => portal.recess(input)),
        table: createTableMachine((setup, actor) =>
          createMatchTable(setup, actor, { services, parts, cover, send: (event) => app.send(event) }),
        ),
      },
      guards: {
        isDrawnFor: (_, setup) => setup !== null && isNewMatch(setup) && !!games.of(setup.game).dealing?.seatTeams,
        lacksRoom: ({ context }, setup) => setup !== null && !matches.hasRoomFor(setup.id, leavingOf(context)),
        hasPlainer: (): boolean => isDrawn(app.getSnapshot()),
        hasRecess: ({ context: { setup } }, kind) =>
          portal.hasRecess(kind) && !(kind === 'match' && setup && matches.isOver(setup.id)),
      },
      actions: {
        forget: (_, id) => void (id && booking.forget(id)),
        sayLeft: () => {
          unsay = services.toasts.say(texts.toast.left);
        },
      },
    }),
  );
  const plug = async () => {
    try {
      const plugged = await venue.plug({
        app,
        texts,
        settings,
        games,
        characters: services.bots.characters,
        mute: audio.mute,
        open: (setup) => matches.open(setup.id, () => setup, play(app)),
      });
      signal.addEventListener('abort', () => plugged?.close());
      if (signal.aborted) plugged?.close();
    } catch {
      // The game works without its host.
    }
  };
  /** Opens the day that the address names, if it has begun. */
  const openDay = async (asked: string) => {
    const { isDay, hasBegun, isKnown } = await import('../shell/late-screens.ts');
    firstDeal.fetch();
    const isThere = isDay(asked) && hasBegun(asked, Date.now());
    // A newer release, loaded by a reload, is to show that day, so the address stays.
    if (!isThere || isKnown(asked)) forgetAddress(page, venue.lasting);
    if (isThere) app.send({ type: 'TODAY', day: asked });
    else services.toasts.say(texts.toast.badParameter(['day']));
  };
  const redraw = () => view.draw(app.getSnapshot());
  const booking = createBooking({
    async fetch() {
      const { writeBook } = await import('../shell/late-screens.ts');
      return (match, id) => writeBook(services.store, match, id, Date.now());
    },
    forget: matches.forget,
    // The result shows the changes in the book and of the day.
    written: redraw,
  });
  const watching = createWatching({ services, parts, app, cover, play: play(app) });
  const screenApp = createScreenApp(page, services, app, watching, redraw);
  const view = createAppView(parts.screens, screenApp, {
    onCovered(covered) {
      coverCurtain('screen', covered);
      cover('screen', covered);
      if (!covered) tableOf(app.getSnapshot())?.table.focus();
    },
    onTitle: firstDeal.fetch,
  });

  const endOfLook = dressPage(document.documentElement, settings, graphics.device);
  const endOfSettings = settings.subscribe(() => {
    audio.applyVolumes();
    redraw();
  });
  behave(document, parts.canvas, signal);
  leavePinching(page, signal);
  if (portal.manners.wheel) leaveScrolling(page, signal);
  hearButtons([parts.screens, parts.curtain, parts.table], audio.tick, signal);
  hearDrops(document, watching.openFile, signal);
  // The build sends this event if a late script fails to load.
  page.addEventListener('vite:preloadError', services.missing, { signal });
  hearFaults(page, ownScripts(page, platform.scripts), (error) => app.send({ type: 'FAULT', error }), signal);
  // Another tab continued a match, or cleared everything.
  page.addEventListener(
    'storage',
    () =>
      void matches
        .fetchGames()
        .then(() => app.getSnapshot().matches('title') && redraw())
        .catch(reportError),
    { signal },
  );
  app.on('loaded', ({ setup }) => {
    if (day !== null && setup === null) openDay(day).catch(() => services.toasts.say(texts.late.lines.missing));
    const { store, toasts } = services;
    venue.settled({ app, texts, matches, store, toasts, firstDeal: firstDeal.over }, signal);
  });
  app.on('matchOver', ({ now }) => {
    if (now.standing.winners?.length !== 0) audio.win();
    const { setup, match } = app.getSnapshot().context;
    // A match continued from a watched one is in no book.
    if (setup?.given) return;
    services.solved.count(setup?.id ?? '', now);
    if (setup && match)
      booking.write({ ...match, sitters: withKeptNames(match.sitters, texts) }, setup.id).catch(reportError);
  });
  app.on('playing', () => unsay());
  app.on('learned', ({ lesson }) => services.lessonProgress.finish(lesson));
  app.subscribe(view.draw);
  hearBack(page, parts.screens, app, signal);
  // A frame may keep the screen awake only if its page allows it; a request would log an error.
  const awake = createAwake(document, page.parent === page ? page.navigator.wakeLock : undefined, signal);
  const days = createDayWatch(page, { now: () => new Date(), later: byTimer }, redraw, signal);
  app.subscribe((now) => days.want(now.hasTag('day')));
  app.subscribe((now) => awake.want(now.matches('playing') || now.matches('lesson')));
  if (probed.isWanted)
    import('./probe.ts').then(({ probe }) => probe(page, app, () => recordOf(app), signal)).catch(reportError);
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

/** Loads the game that was played last; if that fails, another one is offered. */
async function fetchLastGame({ games, lastTable }: Services): Promise<void> {
  const last = lastTable.now();
  if (last) await games.fetch(last.game);
}

/** Reads the address after loading the game that it names. If that can't be loaded, it counts as unknown. */
async function addressOf(search: string, { games }: Services): Promise<Address> {
  const named = gameNamed(search);
  if (named !== null) await games.fetch(named);
  return readAddress(search, games.there());
}

/** Returns the match that the address requests; null if none. Reports parameters that are ignored. */
async function addressed(
  { wanted, ignored }: Address,
  { texts, bots, matches, toasts }: Services,
  forget: () => void,
): Promise<MatchSetup | null> {
  if (ignored.length > 0) toasts.say(texts.toast.badParameter(ignored));
  if (!wanted) return null;
  try {
    const setup = await setupOf(wanted, texts, bots);
    await matches.claimNew(setup);
    forget();
    return setup;
  } catch {
    toasts.say(texts.late.lines.missing);
    return null;
  }
}

/** Returns the setup of the requested match; rejects if a part of it can't be loaded. */
async function setupOf(
  { game, options, seats, levels, deal }: Wanted,
  texts: Services['texts'],
  bots: Services['bots'],
): Promise<MatchSetup> {
  const usual = usualSitters(seats, texts, bots.characters(), levels);
  const sitters = deal === null ? usual : (await import('../shell/late-screens.ts')).withCompanyOf(deal, usual, texts);
  const open = game.dealing?.withGiven ? (await import('./puzzle-deal.ts')).puzzleSetup : newSetup;
  return open(game, options, sitters, deal ?? undefined);
}

/** Changes the address so that a reload returns to the present match, in the same frame. */
function forgetAddress(page: Window, lasting: string): void {
  try {
    page.history.replaceState(page.history.state, '', page.location.pathname + lasting);
  } catch {
    // Some frames have no history of their own.
  }
}
