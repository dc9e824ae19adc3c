/** The game as its screens use it, made from the app's chart and the page's services. */
import { tileFace } from '../access/tile-face.ts';
import { leadingHere } from '../shell/address.ts';
import type { App, KeptMatch, Lessons } from '../shell/app.ts';
import type { AppEvent, IntroducedTable } from '../shell/app-events.ts';
import { leavingOf } from '../shell/app-setup.ts';
import { type AppActor, lookUp, matchOf } from '../shell/app-state.ts';
import { lessonOf } from '../shell/lessons/lesson-of.ts';
import { timesPlayed } from '../shell/store/times-played.ts';
import type { MatchSetup } from '../shell/table.machine.ts';
import type { NextTable } from '../shell/title/next-table.ts';
import type { WatchingHost } from '../sitting/watching/watching-table.ts';
import { recordOf } from './match-record.ts';
import { openSetup } from './open-setup.ts';
import type { Services } from './services.ts';

/** Returns a function that opens a match, if the app can do that now; it returns false if not. */
export const playIn = (app: AppActor, may?: () => boolean) => (setup: MatchSetup) => {
  const event = { type: 'PLAY', setup, ...(may && { may }) } as const;
  if (!app.getSnapshot().can(event)) return false;
  app.send(event);
  return true;
};

/** Begins at a table. If the game is new on this device, and the app can show it now, its introduction comes first. */
function beginAt(app: AppActor, { introduced, store }: Services, table: IntroducedTable): void {
  const { id } = table.game;
  const isNew = !introduced.has(id) && timesPlayed(store, id) === 0;
  introduced.add(id);
  if (isNew && app.getSnapshot().can({ type: 'INTRO', table })) app.send({ type: 'INTRO', table });
  else table.begin();
}

/** @param redraw draws the screen again after one of its own parts has changed. */
export function createScreenApp(
  window: Window,
  services: Services,
  app: AppActor,
  watching: App['watching'],
  redraw: () => void,
): App {
  const { texts, languages, settings, manners, graphics, games, symbols } = services;
  return {
    texts,
    languages,
    settings,
    manners,
    redraw,
    watching,
    store: services.store,
    mayReload: services.mayReload,
    seekNewer: services.missing,
    handOut: services.handOut,
    share: async (text, picture) => (await import('../shell/late-screens.ts')).share(window.navigator, text, picture),
    address: (search) => (manners.links ? leadingHere(window, search) : null),
    send: (event) => app.send(event),
    pictures: {
      face: tileFace,
      symbols({ game: id, options }) {
        const game = games.byId(id);
        return game ? symbols.of(game, options) : 'pips';
      },
      sample: symbols.sample,
      table: (now, kind) => graphics.drawStill(now, kind, settings.now),
    },
    matches: matchesOf(services, app, redraw),
    lessons: createLessons(services, app.send),
    match: currentMatch(services, app),
  };
}

/** Returns the matches as the screens use them. */
function matchesOf(services: Services, app: AppActor, redraw: () => void): App['matches'] {
  const { games, texts, matches, solved, bots, graphics, lastTable, toasts } = services;
  const hasRoom = (setup: MatchSetup) => matches.hasRoomFor(setup.id, leavingOf(app.getSnapshot().context));
  // If there is no room yet, the match is opened again once there is.
  const open = (setup: MatchSetup, may = () => true) =>
    void matches
      .open(setup.id, () => (!hasRoom(setup) || may() ? setup : null), playIn(app, may))
      .then(redraw)
      .catch(reportError);
  const goOn = ({ setup: { id } }: KeptMatch) =>
    void matches
      .open(id, () => matches.adopt(id), playIn(app))
      .then(redraw)
      .catch(reportError);
  const playAt = ({ game, options, sitters }: NextTable, deal: number | undefined, begun: () => void) =>
    beginAt(app, services, {
      game,
      options,
      seats: sitters.length,
      isOneDeal: deal !== undefined,
      begin() {
        begun();
        openSetup(services, { game, options, sitters }, deal).then(
          (setup) => open(setup),
          () => toasts.say(texts.late.lines.missing),
        );
      },
    });
  return {
    get games() {
      return games.there();
    },
    fetchGames: games.fetchAll,
    characters: bots.characters,
    play(game, options, sitters, deal) {
      playAt({ game, options, sitters }, deal, () => lastTable.keep({ game: game.id, options, sitters }));
    },
    playOnce: (game, options, sitters, deal) => playAt({ game, options, sitters }, deal, () => {}),
    begin(setup, may) {
      const game = games.of(setup.game);
      const table = { options: setup.options, seats: setup.sitters.length, isOneDeal: true };
      beginAt(app, services, { ...table, game, begin: () => open(setup, may) });
    },
    solved: solved.of,
    last: () => lastTable.now(),
    latest: matches.latest,
    all: matches.list,
    count: matches.count,
    find: matches.find,
    drop: (id) => matches.drop(id).then(redraw),
    goOn,
    goOnPlainly(match) {
      graphics.scene.isWanted = false;
      goOn(match);
    },
  };
}

/** Returns the current match, or the last one, as the screens use it. */
function currentMatch({ bots: { expert }, handOut }: Services, app: AppActor): App['match'] {
  const now = () => matchOf(app.getSnapshot());
  return {
    id: () => app.getSnapshot().context.setup?.id ?? null,
    now,
    ask: expert.explain,
    solve: expert.solve,
    lookUp() {
      const match = now();
      if (match) app.send(lookUp(match));
    },
    saveRecord() {
      const match = now();
      if (match) handOut(`${match.game.id}.jsonl`, recordOf(app));
    },
  };
}

/** Plays of a game after which its lesson is not needed. */
const LEARNED = 5;

/** Returns the lessons as the screens use them. Their content is loaded with the first one opened. */
export function createLessons(
  { games, texts, toasts, lessonProgress, store }: Services,
  send: (event: AppEvent) => void,
): Lessons {
  return {
    state: lessonProgress.of,
    isNeeded: (game) => lessonProgress.of(lessonOf(game)) !== 'done' && timesPlayed(store, game.id) < LEARNED,
    async open(id) {
      try {
        const { openLesson } = await import('../lessons/open.ts');
        send({ type: 'LESSON', lesson: await openLesson(id, texts, lessonProgress.played(id), games) });
      } catch {
        toasts.say(texts.toast.missingTable);
      }
    },
  };
}

/** Loads the watching of matches on the first request. If it can't be loaded, a message says so. */
export function createWatching(host: WatchingHost): App['watching'] {
  const { toasts, texts } = host.services;
  const missing = () => void toasts.say(texts.late.lines.missing);
  const late = () => import('../sitting/watching/open-watching.ts');
  return {
    open: (watched) =>
      void late()
        .then(({ watchMatch }) => watchMatch(watched, host), missing)
        .catch(reportError),
    openFile: (file) =>
      void late()
        .then(({ watchFile }) => watchFile(file, host), missing)
        .catch(reportError),
  };
}
