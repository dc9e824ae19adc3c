/** The browser's Back, as people know it of apps: at the table it opens the menu, on a screen it does what Escape does there. */
import type { AppEvent } from './app-events.ts';
import type { AppSnapshot } from './app-state.ts';
import { followHistory } from './page-history.ts';

/** What is needed of the app. */
interface Screens {
  getSnapshot(): AppSnapshot;
  send(event: Extract<AppEvent, { type: 'BACK' | 'PAUSE' }>): void;
  subscribe(follow: () => void): unknown;
}

/** From where a match is watched, and how deep one is there. */
const WATCHED_FROM = [
  [{ book: 'watching' }, 1],
  [{ playing: { halted: 'watching' } }, 3],
  [{ result: 'watching' }, 1],
] as const;

/**
 * How many screens lie over the title. A table lies over its menu: whoever goes back from it finds the entry there,
 * for browsers pass over entries that were made while nobody touched the page.
 */
export function depthOf(now: AppSnapshot): number {
  if (now.matches('loading') || now.matches('title')) return 0;
  for (const [state, from] of WATCHED_FROM) {
    if (now.matches(state)) return from + (now.hasTag('watchMenu') ? 1 : 2);
  }
  if (now.matches('playing')) {
    if (now.hasTag('pause')) return 1;
    return now.matches({ playing: { halted: 'looking' } }) || now.matches({ playing: { halted: 'review' } }) ? 3 : 2;
  }
  if (now.matches('lesson')) {
    if (now.hasTag('lessonPause') || now.hasTag('lessonOver')) return 1;
    return now.matches({ lesson: { halted: 'looking' } }) ? 3 : 2;
  }
  if (now.matches('shelf') || now.matches('setup')) {
    const isBeyond = now.matches({ shelf: 'setting' }) || now.matches({ setup: 'choosing' });
    return 1 + Number(isBeyond) + Number(now.hasTag('rules'));
  }
  if (now.matches('teams')) return 2;
  if (now.matches('intro')) return now.context.intro?.from === 'title' ? 1 : 2;
  return now.matches({ result: 'fairness' }) ? 2 : 1;
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
  app.subscribe(followHistory(page, { depth: () => depthOf(app.getSnapshot()), goUp }, signal));
}
