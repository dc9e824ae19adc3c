/** The browser's Back, as people know it of apps: at the table it opens the menu, on a screen it does what Escape does there. */
import type { AppEvent } from './app-events.ts';
import { type AppSnapshot, placeOf } from './app-state.ts';
import { followHistory } from './page-history.ts';

/** What is needed of the app. */
interface Screens {
  getSnapshot(): AppSnapshot;
  send(event: Extract<AppEvent, { type: 'BACK' | 'PAUSE' }>): void;
  subscribe(follow: () => void): unknown;
}

/** Until `signal` aborts. In a frame nothing is done: the history is the host's, and its Back leaves the game. */
export function hearBack(page: Window, root: HTMLElement, app: Screens, signal: AbortSignal): void {
  if (page.parent !== page) return;
  const goUp = () => {
    if (app.getSnapshot().can({ type: 'PAUSE' })) return app.send({ type: 'PAUSE' });
    const key = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    const isUnheard = root.querySelector('.screen')?.dispatchEvent(key) ?? true;
    if (isUnheard) app.send({ type: 'BACK' });
  };
  app.subscribe(followHistory(page, { depth: () => placeOf(app.getSnapshot()).depth, goUp }, signal));
}
