import { nothing } from 'lit-html';
import { withBots, withRules, withSetUp, withWatching } from '../i18n/index.ts';
import { draw, undraw } from '../page/draw.ts';
import { dropStyle } from '../page/drop-style.ts';
import { fetchPart } from '../page/fetch-part.ts';
import { giveFocus } from '../page/focus.ts';
import type { App, KeptMatch } from './app.ts';
import type { AppContext, ScreenName } from './app-events.ts';
import { type AppSnapshot, drawOf, placeOf } from './app-state.ts';
import { createLateModule, type Late } from './late-module.ts';
import type { LateScreens } from './late-screens.ts';
import { stopOldPresses } from './old-presses.ts';
import { type Crash, crashScreen } from './screens/crash-screen.ts';
import { lateScreen } from './screens/late-screen.ts';
import { createMoments } from './screens/moments.ts';
import { lessonPauseScreen, pauseScreen } from './screens/pause-screen.ts';
import { loadingScreen, recessScreen } from './title/loading-screen.ts';
import { titleScreen } from './title/title-screen.ts';

/** The events that leave a screen whose file has not arrived. */
const toBack = { type: 'BACK' } as const;
const toMenu = { type: 'PAUSE' } as const;
type Leave = typeof toBack | typeof toMenu;

/** The ways to continue from the crash screen, by its state. */
const WAYS = [
  ['again', 'plain'],
  ['spent', 'leave'],
] as const;

/** True if every player has had a turn. The sheet can be loaded now without delaying the first move. */
function isUnderWay({ context: { match } }: AppSnapshot): boolean {
  return match !== null && match.deal.log.length > match.seats;
}

interface Shown {
  /** The name that identifies the screen; empty if no screen covers the table. */
  readonly name: string;
  readonly body: unknown;
}

export interface AppView {
  draw(snapshot: AppSnapshot): void;
  /** Resolves when the screens that are loaded late are here; rejects if they are missing. */
  lateScreens(): Promise<void>;
  destroy(): void;
}

export interface AppViewPorts {
  /** Called with true when a screen covers the table, which must then be unreachable. */
  onCovered(covered: boolean): void;
  /** Called on the title once the screen behind its Play button has loaded or failed to load. */
  onTitle(): void;
}

/** Draws the screen of each state, and moves the keyboard focus to new screens. */
export function createAppView(root: HTMLElement, app: App, { onCovered, onTitle }: AppViewPorts): AppView {
  const late = createLateModule(() => fetchScreens(root.ownerDocument, app), app.mayReload, app.redraw);
  const screens = screensOf(app, late);
  const tell = createMoments(root, app);
  const gone = new AbortController();
  const markShown = stopOldPresses(root, gone.signal);
  let shown: string | null = null;
  return {
    draw(snapshot) {
      if (gone.signal.aborted) return;
      // New players get an introduction to the game, so its screen is loaded early.
      const isFirst = snapshot.matches('title') && app.matches.last() === null;
      const isComing =
        (isFirst || isUnderWay(snapshot) || snapshot.matches('lesson')) && late.ask().state === 'awaited';
      const { name, body } = screens[placeOf(snapshot).screen](snapshot.context, snapshot);
      const isNew = name !== shown;
      // On arrival nothing is focused, since no key has been pressed. After a change of language its menu keeps the
      // focus.
      const isArrival = shown === null || shown === 'loading';
      shown = name;
      if (name === 'title' && !isComing) onTitle();
      // The old screen is removed entirely: the new one starts at its top, with empty fields.
      if (isNew) {
        draw(nothing, root);
        beginBelowSaid(root);
      }
      draw(body, root);
      if (!isNew) return;
      markShown();
      onCovered(name !== '');
      tell(name);
      if (isArrival) {
        if (app.languages.isChosen) giveFocus(root.querySelector<HTMLElement>('.title-language select'));
        return;
      }
      giveFocus(root.querySelector<HTMLElement>('[data-autofocus]') ?? root.querySelector<HTMLElement>('h1'));
    },
    lateScreens: late.arrival,
    destroy() {
      gone.abort();
      undraw(root);
      onCovered(false);
      dropStyle(root, '--above');
    },
  };
}

/** Gives the next screen the room below the messages of now (`toasts.ts`). */
function beginBelowSaid({ style, ownerDocument }: HTMLElement): void {
  style.setProperty('--above', ownerDocument.documentElement.style.getPropertyValue('--said') || '0px');
}

/** Loads the screens that a first deal does not need, with their words. */
async function fetchScreens(page: Document, app: App): Promise<LateScreens> {
  fetchPart(page, 'screens');
  const [{ createLateScreens }, rules, bots, setUp, watching] = await Promise.all([
    import('./late-screens.ts'),
    withRules(app.texts),
    withBots(app.texts),
    withSetUp(app.texts),
    withWatching(app.texts),
  ]);
  return createLateScreens(app, { ...rules, ...bots, ...setUp, ...watching });
}

type Screens = Readonly<Record<ScreenName, (context: AppContext, snapshot: AppSnapshot) => Shown>>;

/** Returns the screens by name. */
function screensOf(app: App, late: Late<LateScreens>): Screens {
  /** Returns a screen from a late part, or a placeholder until it has loaded. */
  const partOf = <T>(name: string, part: Late<T>, leave: Leave, screen: (what: T) => Shown): Shown => {
    const arrival = part.ask();
    return arrival.state === 'here'
      ? screen(arrival.what)
      : { name: `${arrival.state} ${name}`, body: lateScreen(app, arrival, leave, part.again) };
  };
  /** Returns a screen from the late file. */
  const lateOf = (name: string, screen: (screens: LateScreens) => unknown, leave: Leave = toBack): Shown =>
    partOf(name, late, leave, (screens) => ({ name, body: screen(screens) }));
  /** Returns a screen that is left if the late file is missing: it has one placeholder, which asks for nothing. */
  const skippedOf = (name: string, screen: (screens: LateScreens) => unknown): Shown =>
    late.ask().state === 'here' ? lateOf(name, screen) : awaited(name);
  const awaited = (name: string): Shown => ({
    name: `awaited ${name}`,
    body: lateScreen(app, { state: 'awaited' }, toBack, late.again),
  });
  const table = () => ({ name: '', body: nothing });
  /** Returns the screen for a value; the table if the value is null. */
  const of = <What>(what: What | null, screen: (what: What) => Shown) => (what === null ? table() : screen(what));
  return {
    loading: () => ({ name: 'loading', body: loadingScreen(app.texts) }),
    title: () => ({ name: 'title', body: titleScreen(app) }),
    kept: () => lateOf('kept', ({ kept }) => kept()),
    room: ({ setup, may }) => of(setup, (setup) => lateOf('room', ({ room }) => room(setup, may))),
    book: () => lateOf('book', ({ book }) => book()),
    shelf: () => lateOf('shelf', ({ shelf }) => shelf()),
    puzzles: () => lateOf('puzzles', ({ puzzles }) => puzzles()),
    setup: () => lateOf('setup', ({ setup }) => setup()),
    pads: () => lateOf('pads', ({ pads }) => pads()),
    pad: ({ pad }) => of(pad, (pad) => lateOf(`pad ${pad}`, (late) => late.pad(pad))),
    today: ({ day }) => lateOf('today', ({ today }) => today(day)),
    intro: ({ intro }) => of(intro, (intro) => skippedOf('intro', (late) => late.intro(intro))),
    teams({ setup }, snapshot) {
      const draw = drawOf(snapshot);
      if (draw) return skippedOf('draw', (late) => late.draw(draw));
      if (setup?.drawn?.length === 0) return awaited('teams');
      return of(setup, (setup) => skippedOf('teams', ({ teams }) => teams(setup)));
    },
    rules: ({ reading }) => of(reading, (reading) => lateOf(`rules ${reading.game}`, ({ rules }) => rules(reading))),
    // A page of its own file, which the other late screens bring.
    about: () =>
      partOf('about', late, toBack, ({ about }) =>
        partOf('about', about, toBack, (page) => ({ name: 'about', body: page() })),
      ),
    settings: () => lateOf('settings', ({ settings }) => settings()),
    table,
    // An empty screen: the portal's content lies over it.
    recess: () => ({ name: 'recess', body: recessScreen() }),
    sheet: ({ sheet }) => of(sheet, (sheet) => lateOf(`sheet ${sheet.seen.deal}`, (late) => late.sheet(sheet), toMenu)),
    pause: () => ({ name: 'pause', body: pauseScreen(app) }),
    lessonPause: () => ({ name: 'pause', body: lessonPauseScreen(app) }),
    lessonOver: ({ lesson }) => of(lesson, (lesson) => lateOf('lessonOver', (late) => late.lessonOver(lesson))),
    review: () => lateOf('review', ({ review }) => review()),
    fairness: () => lateOf('fairness', ({ fairness }) => fairness()),
    watched: table,
    watchMenu: () => lateOf('watching', (late) => late.watchingMenu()),
    result: ({ result }) => of(result, (result) => lateOf('result', (late) => late.result(result))),
    crash: (_, snapshot) => ({ name: 'crash', body: crashScreen(app, crashOf(app, snapshot)) }),
  };
}

/** Returns the crash screen's data. Its actions continue the failed match if it is kept. */
function crashOf({ matches, send }: App, snapshot: AppSnapshot): Crash {
  const { error, setup } = snapshot.context;
  const going = (on: (kept: KeptMatch) => void) => () => {
    const kept = setup ? matches.latest() : null;
    if (kept && kept.setup.id === setup?.id) on(kept);
    else send({ type: 'BACK' });
  };
  return {
    error: error ?? '',
    hasMatch: setup !== null,
    way: WAYS.find(([state]) => snapshot.matches({ crashed: state }))?.[1] ?? 'goOn',
    goOn: going(matches.goOn),
    goOnPlainly: going(matches.goOnPlainly),
  };
}
