/** The evening outside: crickets, the sea far off, a breath of wind; one loop, loaded when it is first asked for. */
import type { Howl } from 'howler';

/** Milliseconds of the loop; its file goes on beyond both ends, so that no decoder's delay is heard where it closes. */
export const LOOP = 12_000;
export const BEFORE = 100;

/** At a level of 1 it plays at this gain: well below the tiles. */
export const FULL = 0.25;

/** Milliseconds in which it fades in. */
const FADE_IN = 2500;

export interface Evening {
  /** It sounds, or fades in. */
  readonly isHeard: boolean;
  /** 0…1; from 0 on it fades in slowly, at 0 it stops. */
  level(level: number): void;
  /** The device lets the page sound. */
  wake(): void;
  /** Stops at once, until `wake`. */
  sleep(): void;
  close(): void;
}

/**
 * @param load the loop, decoded; without it the evening stays silent.
 * @param isRunning whether the device lets the page sound: what Howler is told to play before, it would play much later.
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
        // It cannot be fetched: the evening stays silent.
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
