/** The evening outside: crickets, a distant sea, a little wind. One loop, loaded at the first request. */
import type { Howl } from 'howler';

/** Milliseconds of the loop. Its file extends beyond both ends, so that no decoder delay is heard where it closes. */
export const LOOP = 12_000;
export const BEFORE = 100;

/** The gain at a level of 1: well below the tiles. */
export const FULL = 0.25;

/** Milliseconds of the fade-in. */
const FADE_IN = 2500;

export interface Evening {
  /** True if it sounds or fades in. */
  readonly isHeard: boolean;
  /** Sets the level, 0 to 1. It fades in slowly from 0, and stops at 0. */
  level(level: number): void;
  /** Called when the device allows sound. */
  wake(): void;
  /** Stops at once, until `wake`. */
  sleep(): void;
  close(): void;
}

/**
 * Creates the evening.
 * @param load resolves with the decoded loop; without it the evening stays silent.
 * @param isRunning returns true if the device allows sound. Howler would play earlier requests much later.
 */
export function createEvening(load: () => Promise<Howl>, isRunning: () => boolean): Evening {
  let howl: Howl | null = null;
  let isAsked = false;
  let isClosed = false;
  let level = 0;
  let id: number | null = null;
  const sleep = () => {
    howl?.stop();
    id = null;
  };
  const wake = () => {
    if (!howl || id !== null || level === 0 || !isRunning()) return;
    id = howl.play('evening');
    howl.fade(0, FULL * level, FADE_IN, id);
  };
  return {
    get isHeard() {
      return id !== null;
    },
    level(to) {
      const was = level;
      level = to;
      if (to === 0) sleep();
      else if (id === null) wake();
      else if (to !== was) howl?.volume(FULL * to, id);
      if (isAsked || to === 0) return;
      isAsked = true;
      load().then(
        (came) => {
          howl = came;
          if (isClosed) came.unload();
          else wake();
        },
        // If it can't be loaded, the evening stays silent.
        () => {},
      );
    },
    wake,
    sleep,
    close() {
      isClosed = true;
      howl?.unload();
    },
  };
}
