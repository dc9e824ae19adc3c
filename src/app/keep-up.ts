/**
 * The work beside the game, loaded after its first screen: the screen stays awake, days begin, puzzles are timed, and
 * files are dropped.
 */
import { byTimer } from '../motion/later.ts';
import type { AppActor } from '../shell/app-state.ts';
import { hearDrops } from '../shell/file-drops.ts';
import { createAwake } from '../shell/keep-awake.ts';
import { hearPuzzles } from '../shell/play-clock.ts';
import type { KeyValue } from '../shell/store/storage.ts';
import { createDayWatch } from '../shell/today/day-watch.ts';

export interface KeptUp {
  /** Called when a day begins. */
  redraw(): void;
  /** Called with a file that was dropped on the page. */
  openFile(file: File): void;
}

/** Works until `signal` aborts. */
export function keepUp(
  page: Window,
  store: KeyValue,
  app: AppActor,
  { redraw, openFile }: KeptUp,
  signal: AbortSignal,
): void {
  // A frame may keep the screen awake only if its page allows it; a request would log an error.
  const awake = createAwake(page.document, page.parent === page ? page.navigator.wakeLock : undefined, signal);
  const days = createDayWatch(page, { now: () => new Date(), later: byTimer }, redraw, signal);
  const follow = (now = app.getSnapshot()) => {
    days.want(now.hasTag('day'));
    awake.want(now.matches('playing') || now.matches('lesson'));
  };
  app.subscribe(follow);
  follow();
  hearDrops(page.document, openFile, signal);
  hearPuzzles(page.document, store, app, signal);
}
