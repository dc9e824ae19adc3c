/** A table that stands in no page, for the chart of a match that is watched. */
import type { Watcher } from '../../../src/match/film.ts';
import { createShowing } from '../../../src/shell/watching/showing.ts';
import type { WatchedTable } from '../../../src/shell/watching/watching.machine.ts';

interface Playing {
  readonly at: number;
  readonly eye: Watcher;
  readonly signal: AbortSignal;
  end(): void;
}

/** A table that writes down what it shows; a motion goes on until it is ended, or cut short. */
export function watchedTable() {
  const heard: string[] = [];
  const playing: Playing[] = [];
  const rests: Playing[] = [];
  let shown: { at: number; eye: Watcher } | null = null;
  const showing = createShowing();
  const show = (at: number, eye: Watcher) => {
    shown = { at, eye };
  };
  const table: WatchedTable = {
    scene: {
      fetch: async () => {},
      draw: async () => {},
      join: () => void heard.push('join'),
      remove: () => void heard.push('remove'),
      explain: (why) => void heard.push(`explain ${why}`),
    },
    clock: { pause: () => void heard.push('clock stands'), resume: () => void heard.push('clock runs') },
    async play(at, eye, signal) {
      const act = (cut: AbortSignal) =>
        new Promise<void>((end) => {
          playing.push({ at, eye, signal: cut, end });
          cut.addEventListener('abort', () => end());
        });
      await showing.last(signal, act, () => show(at, eye));
      if (!signal.aborted) show(at, eye);
    },
    rest: (at, signal) => new Promise((end) => void rests.push({ at, eye: 'all', signal, end })),
    set(at, eye) {
      showing.cut();
      show(at, eye);
    },
    setSpeed: (speed) => void heard.push(speed),
    attend() {},
    close: () => void heard.push('closed'),
  };
  return { table, heard, playing, rests, shown: () => shown };
}
