/** The browser's Back, as in apps: at the table it opens the menu, on a screen it acts like Escape. */
import type { AppEvent } from './app-events.ts';
import { type AppSnapshot, placeOf } from './app-state.ts';
import { followHistory } from './page-history.ts';

/** The part of the app that is used here. */
interface Screens {
  getSnapshot(): AppSnapshot;
  send(event: Extract<AppEvent, { type: 'BACK' | 'PAUSE' }>): void;
  subscribe(follow: () => void): unknown;
}

/** Handles Back until `signal` aborts. Does nothing in a frame: its history is the host's, and Back leaves the game. */
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
