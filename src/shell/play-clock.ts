/** Measures the time of a match for one while it is on the screen; loaded with the first. */
import type { AppActor } from './app-state.ts';
import { openPlayTimes } from './store/play-times.ts';
import type { KeyValue } from './store/storage.ts';

export interface PlayClock {
  /** Measures this match from now on; `null` for none. */
  run(id: string | null): void;
}

/** @param now returns milliseconds. */
export function createPlayClock(page: Document, store: KeyValue, now: () => number, signal: AbortSignal): PlayClock {
  const times = openPlayTimes(store);
  let id: string | null = null;
  /** The beginning of the time that is not stored yet; `null` while none is measured. */
  let since: number | null = null;
  const look = () => {
    if (id !== null && since !== null) times.add(id, now() - since);
    since = id === null || page.hidden ? null : now();
  };
  page.addEventListener('visibilitychange', look, { signal });
  return {
    run(next) {
      look();
      id = next;
      since = null;
      look();
    },
  };
}

/** Measures each match for one from now on. One may be on the screen already. */
export function hearPuzzles(page: Document, store: KeyValue, app: AppActor, signal: AbortSignal): void {
  const clock = createPlayClock(page, store, Date.now, signal);
  const run = (isPlaying: boolean) => {
    const { setup } = app.getSnapshot().context;
    clock.run(isPlaying && setup?.sitters.length === 1 ? setup.id : null);
  };
  app.on('playing', ({ playing }) => run(playing));
  run(app.getSnapshot().matches({ playing: { running: 'table' } }));
}
