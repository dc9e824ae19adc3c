import type { Situation, View } from '../../src/match/ports.ts';
import type { Beat } from '../../src/rules/game.ts';
import { createViews, type Views } from '../../src/seats/views.ts';

export type Said = 'shuffle' | `play ${Beat['beat']}` | `hurried ${Beat['beat']}` | `show ${string}`;

/** A view that notes what it is told. A beat takes as long as `work` does. */
export function notingView(said: Said[], work: (signal: AbortSignal) => Promise<void> = async () => {}): View {
  return {
    show: (now) => said.push(`show ${now.commitment}`),
    play(beat, _after, signal) {
      said.push(`${signal.aborted ? 'hurried' : 'play'} ${beat.beat}`);
      return work(signal);
    },
    shuffle(_now, signal) {
      said.push('shuffle');
      return work(signal);
    },
  };
}

/** As much of a situation as these tests look at: its commitment tells one from another. */
export function situation(name: string): Situation {
  return { commitment: name } as Situation;
}

/** Views that all tell the same of a failure. */
export function viewsOf(all: readonly View[], failed: (error: unknown) => void): Views {
  const views = createViews();
  for (const view of all) views.join(view, failed);
  return views;
}

/** Work that lasts until it is ended. */
export function heldWork() {
  const ends: (() => void)[] = [];
  return {
    work: () => new Promise<void>((end) => ends.push(end)),
    /** Ends what began first, and lets happen what follows from it. */
    async end() {
      const end = ends.shift();
      if (!end) throw new Error('nothing is at work');
      end();
      await inTask();
    },
  };
}

/** Resolves in a task of its own: all that follows from what has happened is done. */
export const inTask = () => new Promise<void>((resolve) => setImmediate(resolve));
