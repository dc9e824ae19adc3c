/** All views of a match as one, shown to in order. */
import type { Situation, View } from '../match/ports.ts';
import type { Beat } from '../rules/game.ts';

export interface Stage {
  shuffle(now: Situation, signal: AbortSignal): Promise<void>;
  play(beats: readonly Beat[], now: Situation, signal: AbortSignal): Promise<void>;
  /** Shows a situation at once. */
  show(now: Situation): void;
}

/**
 * Every beat reaches every view, in order, also those that are hurried over: they come with a signal that has aborted,
 * and the situation is shown at once. So a log that listens to beats misses none.
 * @param report hears of every view that fails, and may take it out of `views`; the others go on.
 */
export function createStage(views: readonly View[], report: (fault: unknown, view: View) => void): Stage {
  let latest: Situation | null = null;
  /** Resolves when no view is at work. A view that is hurried may need a moment to come to its end. */
  let quiet: Promise<void> = Promise.resolve();

  const showLatest = () => {
    for (const view of [...views]) {
      try {
        if (latest) view.show(latest);
      } catch (fault) {
        report(fault, view);
      }
    }
  };
  const show = (now: Situation) => {
    latest = now;
    showLatest();
  };
  const together = async (act: (view: View) => Promise<void>) => {
    await Promise.all(
      views.map(async (view) => {
        try {
          await act(view);
        } catch (fault) {
          report(fault, view);
        }
      }),
    );
  };
  const inTurn = (act: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    const before = quiet;
    quiet = (async () => {
      await before;
      if (!signal.aborted) await act();
      // What was hurried over may have moved things for a moment longer; by now something newer may be shown.
      if (signal.aborted) showLatest();
    })();
    return quiet;
  };

  return {
    show,
    shuffle(now, signal) {
      // What was shown before belongs to the deal before: a hurried shuffle must not bring it back.
      latest = null;
      return inTurn(() => together((view) => view.shuffle(now, signal)), signal);
    },
    async play(beats, now, signal) {
      // Nothing happened that could be watched: it is so at once, whatever comes to its end still.
      if (beats.length === 0) return show(now);
      const left = [...beats];
      const snap = () => {
        for (const beat of left.splice(0)) void together((view) => view.play(beat, now, signal));
        show(now);
      };
      if (signal.aborted) return snap();
      signal.addEventListener('abort', snap, { once: true });
      await inTurn(async () => {
        for (let beat = left.shift(); beat; beat = left.shift()) {
          const playing = beat;
          await together((view) => view.play(playing, now, signal));
        }
      }, signal);
      signal.removeEventListener('abort', snap);
      if (!signal.aborted) show(now);
    },
  };
}
