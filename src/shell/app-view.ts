import { nothing } from 'lit-html';
import { withBots, withRules, withSetUp, withWatching } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import { draw, undraw } from '../page/draw.ts';
import { fetchPart } from '../page/fetch-part.ts';
import { giveFocus } from '../page/focus.ts';
import type { App, KeptMatch } from './app.ts';
import type { AppContext, ScreenName } from './app-events.ts';
import { type AppSnapshot, placeOf } from './app-state.ts';
import { createLateModule } from './late-module.ts';
import type { LateScreens } from './late-screens.ts';
import { type Crash, crashScreen } from './screens/crash-screen.ts';
import { lateScreen } from './screens/late-screen.ts';
import { createMoments } from './screens/moments.ts';
import { leaveScreen, lessonPauseScreen, pauseScreen } from './screens/pause-screen.ts';
import { loadingScreen, recessScreen } from './title/loading-screen.ts';
import { titleScreen } from './title/title-screen.ts';

/** The way out of a screen that has not come. */
const toBack = { type: 'BACK' } as const;
const toMenu = { type: 'PAUSE' } as const;
type Leave = typeof toBack | typeof toMenu;

/** How the crash screen goes on, by the state behind it. */
const WAYS = [
  ['again', 'plain'],
  ['spent', 'leave'],
] as const;

/** Whether everybody has had a turn: the sheet will be wanted, and nothing that the first move needs has to wait for it. */
function isUnderWay({ context: { match } }: AppSnapshot): boolean {
  return match !== null && match.deal.log.length > match.seats;
}

interface Shown {
  /** A new name is a new screen; empty where none lies over the table. */
  readonly name: string;
  readonly body: unknown;
}

export interface AppView {
  draw(snapshot: AppSnapshot): void;
  destroy(): void;
}

export interface AppViewPorts {
  /** Called with true when a screen lies over the table: what is under it must be out of reach. */
  onCovered(covered: boolean): void;
  /** Called while the title stands and the screen behind its Play button is there, or cannot be had. */
  onTitle(): void;
}

/** Draws the screen of a state, and gives it the keyboard when it comes. */
export function createAppView(root: HTMLElement, app: App, { onCovered, onTitle }: AppViewPorts): AppView {
  const fetchScreens = async () => {
    fetchPart(root.ownerDocument, 'screens');
    const [{ createLateScreens }, rules, bots, setUp, watching] = await Promise.all([
      import('./late-screens.ts'),
      withRules(app.texts),
      withBots(app.texts),
      withSetUp(app.texts),
      withWatching(app.texts),
    ]);
    return createLateScreens(app, { ...rules, ...bots, ...setUp, ...watching });
  };
  const late = createLateModule(fetchScreens, app.mayReload, app.redraw);
  const tell = createMoments(root, app);
  let shown: string | null = null;
  let isGone = false;

  /** A screen out of the file that comes late, or what is shown in its place until then. */
  const lateOf = (name: string, screen: (screens: LateScreens) => unknown, leave: Leave = toBack): Shown => {
    const arrival = late.ask();
    return arrival.state === 'here'
      ? { name, body: screen(arrival.what) }
      : { name: `${arrival.state} ${name}`, body: lateScreen(app, arrival, leave, late.again) };
  };

  /** Goes on with the match that failed, where it is kept. */
  const crash = (snapshot: AppSnapshot): Crash => {
    const { error, setup } = snapshot.context;
    const going = (on: (kept: KeptMatch) => void) => () => {
      const kept = setup ? app.matches.latest() : null;
      if (kept && kept.setup.id === setup?.id) on(kept);
      else app.send({ type: 'BACK' });
    };
    return {
      error: error ?? '',
      hasMatch: setup !== null,
      way: WAYS.find(([state]) => snapshot.matches({ crashed: state }))?.[1] ?? 'goOn',
      goOn: going(app.matches.goOn),
      goOnPlainly: going(app.matches.goOnPlainly),
    };
  };
  const rematch = ({ seen, sitters }: Situation) => {
    const game = app.matches.games.find(({ id }) => id === seen.game);
    if (game) app.matches.play(game, seen.options, sitters);
  };

  const table = () => ({ name: '', body: nothing });
  /** A screen of something; the table where there is none. */
  const of = <What>(what: What | null, screen: (what: What) => Shown) => (what === null ? table() : screen(what));
  const screens: Readonly<Record<ScreenName, (context: AppContext, snapshot: AppSnapshot) => Shown>> = {
    loading: () => ({ name: 'loading', body: loadingScreen(app.texts) }),
    title: () => ({ name: 'title', body: titleScreen(app) }),
    kept: () => lateOf('kept', ({ kept }) => kept()),
    room: ({ setup, may }) => of(setup, (setup) => lateOf('room', ({ room }) => room(setup, may))),
    book: () => lateOf('book', ({ book }) => book()),
    shelf: () => lateOf('shelf', ({ shelf }) => shelf()),
    setup: () => lateOf('setup', ({ setup }) => setup()),
    today: ({ day }) => lateOf('today', ({ today }) => today(day)),
    intro: ({ intro }) => of(intro, (intro) => lateOf('intro', (late) => late.intro(intro))),
    teams: ({ setup }) => of(setup, (setup) => lateOf('teams', ({ teams }) => teams(setup))),
    rules: ({ reading }) => of(reading, (reading) => lateOf(`rules ${reading.game}`, ({ rules }) => rules(reading))),
    settings: () => lateOf('settings', ({ settings }) => settings()),
    table,
    // Nothing to press, and no word: what the portal shows lies over it.
    recess: () => ({ name: 'recess', body: recessScreen() }),
    sheet: ({ sheet }) => of(sheet, (sheet) => lateOf(`sheet ${sheet.seen.deal}`, (late) => late.sheet(sheet), toMenu)),
    pause: () => ({ name: 'pause', body: pauseScreen(app) }),
    lessonPause: () => ({ name: 'pause', body: lessonPauseScreen(app) }),
    lessonOver: ({ lesson }) => of(lesson, (lesson) => lateOf('lesson over', (late) => late.lessonOver(lesson))),
    leave: () => ({ name: 'leave', body: leaveScreen(app) }),
    review: () => lateOf('review', ({ review }) => review()),
    fairness: () => lateOf('fairness', ({ fairness }) => fairness()),
    watched: table,
    watchMenu: () => lateOf('watching', (late) => late.watchingMenu()),
    result: ({ result }) =>
      of(result, (result) => lateOf('result', (late) => late.result(result, () => rematch(result)))),
    crash: (_, snapshot) => ({ name: 'crash', body: crashScreen(app, crash(snapshot)) }),
  };

  return {
    draw(snapshot) {
      if (isGone) return;
      // Who has never played is told what the game is about as soon as they want to.
      const isFirst = snapshot.matches('title') && app.matches.last() === null;
      const isComing =
        (isFirst || isUnderWay(snapshot) || snapshot.matches('lesson')) && late.ask().state === 'awaited';
      const { intro } = snapshot.context;
      if (intro && snapshot.matches('intro') && /missing|stuck/.test(late.ask().state)) {
        // It can be played without.
        intro.begin();
        return;
      }
      if (snapshot.matches('teams') && /missing|stuck/.test(late.ask().state)) {
        app.send({ type: 'NEXT' });
        return;
      }
      const { name, body } = screens[placeOf(snapshot).screen](snapshot.context, snapshot);
      const isNew = name !== shown;
      // On arrival nothing is focused, as nobody has touched a key yet; but whoever has chosen the language may choose on.
      const isArrival = shown === null || shown === 'loading';
      shown = name;
      if (name === 'title' && !isComing) onTitle();
      // The old screen goes as a whole: a new one starts at its top, with nothing left in its fields.
      if (isNew) draw(nothing, root);
      draw(body, root);
      if (!isNew) return;
      onCovered(name !== '');
      tell(name);
      if (isArrival) {
        if (app.languages.isChosen) giveFocus(root.querySelector<HTMLElement>('.title-language select'));
        return;
      }
      giveFocus(root.querySelector<HTMLElement>('[data-autofocus]') ?? root.querySelector<HTMLElement>('h1'));
    },
    destroy() {
      isGone = true;
      undraw(root);
      onCovered(false);
    },
  };
}
