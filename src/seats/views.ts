/** The views of a match as one: they can join and leave, and all show the same, in order. */
import type { Situation, View } from '../match/ports.ts';
import type { Beat } from '../rules/game.ts';

export interface Views {
  /** @param failed called each time the view throws or rejects. It may let the view leave; the others continue. */
  join(view: View, failed: (error: unknown) => void): void;
  /** Removes a view; does nothing if it never joined. */
  leave(view: View): void;
  shuffle(now: Situation, signal: AbortSignal): Promise<void>;
  /**
   * Plays the beats one after the other, then shows `now`. Every beat reaches every view, even if it is skipped: then
   * its signal is already aborted and `now` is shown at once. So a log that depends on beats misses none.
   */
  play(beats: readonly Beat[], now: Situation, signal: AbortSignal): Promise<void>;
  /** Shows a situation at once. */
  show(now: Situation): void;
  /** Shows a situation that is no step of the match, on one view that has joined or on all. An example is a table without hands. */
  showAside(now: Situation, to?: View): void;
  /** Removes all views. */
  close(): void;
}

interface Joined {
  readonly view: View;
  failed(error: unknown): void;
}

export function createViews(): Views {
  const views: Joined[] = [];
  let latest: Situation | null = null;
  /** Resolves when no view is busy. A skipped view may need a moment to end. */
  let quiet: Promise<void> = Promise.resolve();

  const showAll = (now: Situation, all: readonly Joined[] = [...views]) => {
    for (const { view, failed } of all) {
      try {
        view.show(now);
      } catch (error) {
        failed(error);
      }
    }
  };
  const show = (now: Situation) => {
    latest = now;
    showAll(now);
  };
  const together = async (act: (view: View) => Promise<void>) => {
    await Promise.all(
      views.map(async ({ view, failed }) => {
        try {
          await act(view);
        } catch (error) {
          failed(error);
        }
      }),
    );
  };
  const inTurn = (act: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    const before = quiet;
    quiet = (async () => {
      await before;
      if (!signal.aborted) await act();
      // A skipped view may have moved things for a moment longer, and a newer situation may be shown by now.
      if (signal.aborted && latest) showAll(latest);
    })();
    return quiet;
  };

  return {
    join: (view, failed) => void views.push({ view, failed }),
    leave(view) {
      const at = views.findIndex((each) => each.view === view);
      if (at >= 0) views.splice(at, 1);
    },
    shuffle(now, signal) {
      // The situation shown before belongs to the previous deal: a skipped shuffle must not show it again.
      latest = null;
      return inTurn(() => together((view) => view.shuffle(now, signal)), signal);
    },
    async play(beats, now, signal) {
      // There is nothing to animate: show it at once, even if something else is still ending.
      if (beats.length === 0) return show(now);
      const left = [...beats];
      const snap = () => {
        for (const beat of left.splice(0)) together((view) => view.play(beat, now, signal)).catch(reportError);
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
    show,
    showAside: (now, to) => showAll(now, to && views.filter(({ view }) => view === to)),
    close: () => void views.splice(0),
  };
}
