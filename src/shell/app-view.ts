import { nothing } from 'lit-html';
import { withBots, withRules, withSetUp, withWatching } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import { draw, undraw } from '../page/draw.ts';
import { fetchPart } from '../page/fetch-part.ts';
import { giveFocus } from '../page/focus.ts';
import type { App, KeptMatch } from './app.ts';
import type { AppSnapshot } from './app-state.ts';
import { createLateModule } from './late-module.ts';
import type { LateScreens } from './late-screens.ts';
import { type Crash, crashScreen } from './screens/crash-screen.ts';
import { lateScreen } from './screens/late-screen.ts';
import { loadingScreen, recessScreen } from './screens/loading-screen.ts';
import { createMoments } from './screens/moments.ts';
import { leaveScreen, lessonPauseScreen, pauseScreen } from './screens/pause-screen.ts';
import { titleScreen } from './screens/title-screen.ts';

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
  const lateOf = (name: string, screen: (screens: LateScreens) => unknown, leave: Leave = toBack) => {
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

  const screenOf = (snapshot: AppSnapshot): { readonly name: string; readonly body: unknown } => {
    const { context } = snapshot;
    if (snapshot.matches('loading')) return { name: 'loading', body: loadingScreen(app.texts) };
    if (snapshot.matches('title')) return { name: 'title', body: titleScreen(app) };
    // Nothing to press, and no word: what the portal shows lies over it.
    if (snapshot.hasTag('recess')) return { name: 'recess', body: recessScreen() };
    if (snapshot.hasTag('watched')) return { name: '', body: nothing };
    if (snapshot.hasTag('watchMenu')) return lateOf('watching', (late) => late.watchingMenu());
    const { reading, result, sheet } = context;
    if (reading && snapshot.hasTag('rules')) return lateOf(`rules ${reading.game}`, ({ rules }) => rules(reading));
    if (snapshot.hasTag('review')) return lateOf('review', ({ review }) => review());
    if (snapshot.hasTag('fairness')) return lateOf('fairness', ({ fairness }) => fairness());
    if (snapshot.hasTag('settings')) return lateOf('settings', ({ settings }) => settings());
    if (snapshot.matches('book')) return lateOf('book', ({ book }) => book());
    if (snapshot.matches('today')) return lateOf('today', ({ today }) => today(context.day));
    if (snapshot.matches('kept')) return lateOf('kept', ({ kept }) => kept());
    const { intro } = context;
    if (intro && snapshot.matches('intro')) return lateOf('intro', (late) => late.intro(intro));
    const { setup } = context;
    if (setup && snapshot.matches('room')) return lateOf('room', ({ room }) => room(setup, context.may));
    if (setup && snapshot.matches('teams')) return lateOf('teams', ({ teams }) => teams(setup));
    if (snapshot.hasTag('shelf')) return lateOf('shelf', ({ shelf }) => shelf());
    if (snapshot.hasTag('setup')) return lateOf('setup', ({ setup }) => setup());
    if (snapshot.matches('crashed')) return { name: 'crash', body: crashScreen(app, crash(snapshot)) };
    if (snapshot.hasTag('pause')) return { name: 'pause', body: pauseScreen(app) };
    if (snapshot.hasTag('lessonPause')) return { name: 'pause', body: lessonPauseScreen(app) };
    const { lesson } = context;
    if (lesson && snapshot.hasTag('lessonOver')) return lateOf('lesson over', (late) => late.lessonOver(lesson));
    if (snapshot.hasTag('leave')) return { name: 'leave', body: leaveScreen(app) };
    if (sheet && snapshot.hasTag('sheet'))
      return lateOf(`sheet ${sheet.seen.deal}`, (late) => late.sheet(sheet), toMenu);
    if (result) return lateOf('result', (late) => late.result(result, () => rematch(result)));
    return { name: '', body: nothing };
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
      const { name, body } = screenOf(snapshot);
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
