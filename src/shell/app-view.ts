import { nothing, render } from 'lit-html';
import type { SnapshotFrom } from 'xstate';
import { withBots, withRules, withSetUp } from '../i18n/index.ts';
import type { appMachine } from './app.machine.ts';
import type { House } from './house.ts';
import { createLate } from './late.ts';
import type { LateScreens } from './late-screens.ts';
import { crashScreen } from './screens/crash.ts';
import { lateScreen } from './screens/late.ts';
import { loadingScreen } from './screens/loading.ts';
import { createMoments } from './screens/moments.ts';
import { leaveScreen, pauseScreen } from './screens/pause.ts';
import { resultScreen } from './screens/result.ts';
import { sheetScreen } from './screens/sheet.ts';
import { titleScreen } from './screens/title.ts';

export type AppSnapshot = SnapshotFrom<typeof appMachine>;

export interface AppView {
  draw(snapshot: AppSnapshot): void;
  destroy(): void;
}

/**
 * Draws the screen of a state, and gives it the keyboard when it comes.
 * @param onCovered tells whether a screen lies over the table: what is under it must be out of reach.
 */
export function createAppView(
  root: HTMLElement,
  house: House,
  rematch: (snapshot: AppSnapshot) => void,
  onCovered: (covered: boolean) => void,
): AppView {
  const fetchScreens = async () => {
    const [{ createLateScreens }, rules, bots, setUp] = await Promise.all([
      import('./late-screens.ts'),
      withRules(house.texts),
      withBots(house.texts),
      withSetUp(house.texts),
    ]);
    return createLateScreens(house, { ...rules, ...bots, ...setUp });
  };
  const late = createLate(fetchScreens, house.mayReload, house.redraw);
  const tell = createMoments(root, house);
  let shown: string | null = null;
  let isGone = false;

  /** A screen out of the file that comes late, or what is shown in its place until then. */
  const lateOf = (name: string, screen: (screens: LateScreens) => unknown) => {
    const arrival = late.ask();
    return arrival.state === 'here'
      ? { name, body: screen(arrival.what) }
      : { name: `${arrival.state} ${name}`, body: lateScreen(house, arrival, late.again) };
  };

  const screenOf = (snapshot: AppSnapshot): { readonly name: string; readonly body: unknown } => {
    const { context } = snapshot;
    if (snapshot.matches('loading')) return { name: 'loading', body: loadingScreen(house.texts) };
    if (snapshot.matches('title')) return { name: 'title', body: titleScreen(house) };
    const { reading } = context;
    if (reading && isReading(snapshot)) return lateOf(`rules ${reading.game}`, ({ rules }) => rules(reading));
    if (snapshot.matches({ playing: { halted: 'review' } })) return lateOf('review', ({ review }) => review());
    if (snapshot.matches({ playing: { halted: 'fairness' } }) || snapshot.matches({ result: 'fairness' })) {
      return lateOf('fairness', ({ fairness }) => fairness());
    }
    if (snapshot.matches('setup')) return lateOf('setup', ({ setup }) => setup());
    if (snapshot.matches('settings') || snapshot.matches({ playing: { halted: 'settings' } })) {
      return lateOf('settings', ({ settings }) => settings());
    }
    if (snapshot.matches('result') && context.result) {
      return { name: 'result', body: resultScreen(house, context.result, () => rematch(snapshot)) };
    }
    if (snapshot.matches('crashed')) {
      const goOn = () => {
        const kept = context.plan ? house.latest() : null;
        if (kept && kept.plan.id === context.plan?.id) house.goOn(kept);
        else house.send({ type: 'BACK' });
      };
      const o = { error: context.error ?? '', hasMatch: context.plan !== null, goOn };
      return { name: 'crash', body: crashScreen(house, o) };
    }
    if (snapshot.matches({ playing: { halted: 'paused' } }) || snapshot.matches({ playing: { halted: 'held' } })) {
      return { name: 'pause', body: pauseScreen(house) };
    }
    if (snapshot.matches({ playing: { halted: 'askingLeave' } })) return { name: 'leave', body: leaveScreen(house) };
    if (context.sheet) return { name: `sheet ${context.sheet.seen.deal}`, body: sheetScreen(house, context.sheet) };
    return { name: '', body: nothing };
  };

  return {
    draw(snapshot) {
      if (isGone) return;
      const { name, body } = screenOf(snapshot);
      const isNew = name !== shown;
      // On arrival nothing is focused: nobody has touched a key yet.
      const isArrival = shown === null || shown === 'loading';
      shown = name;
      // The old screen goes as a whole: a new one starts at its top, with nothing left in its fields.
      if (isNew) render(nothing, root);
      render(body, root);
      if (!isNew) return;
      onCovered(name !== '');
      tell(name);
      if (isArrival) return;
      (root.querySelector<HTMLElement>('[data-autofocus]') ?? root.querySelector<HTMLElement>('h1'))?.focus();
    },
    destroy() {
      isGone = true;
      render(nothing, root);
      onCovered(false);
    },
  };
}

/** Whether a page of rules is open: from the title, from set-up, from the menu, or in the middle of a turn. */
function isReading(snapshot: AppSnapshot): boolean {
  return (
    snapshot.matches('rules') ||
    snapshot.matches({ setup: 'rules' }) ||
    snapshot.matches({ playing: { halted: 'rules' } }) ||
    snapshot.matches({ playing: { halted: 'looking' } })
  );
}
