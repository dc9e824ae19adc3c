/** The views on which a match is shown: some from the start, the scene while there is one. */
import type { Situation, View } from '../match/ports.ts';

export interface Views {
  /** In the order in which they are shown what happens; it changes as views come and go. */
  readonly all: readonly View[];
  join(view: View): void;
  /** Leaves the others as they are, and those that are none of them alone. */
  leave(view: View): void;
  /** Shows one of them something beside the match's own course. */
  show(view: View, now: Situation): void;
  /** Shows all of them something beside the match's own course. */
  showAll(now: Situation): void;
  close(): void;
}

/** `failed` hears of a view that throws; it may leave. */
export function createViews(first: readonly View[], failed: (error: unknown, view: View) => void): Views {
  const all = [...first];
  const show = (view: View, now: Situation) => {
    try {
      view.show(now);
    } catch (error) {
      failed(error, view);
    }
  };
  return {
    all,
    join: (view) => void all.push(view),
    leave(view) {
      const at = all.indexOf(view);
      if (at >= 0) all.splice(at, 1);
    },
    show,
    showAll(now) {
      for (const view of [...all]) show(view, now);
    },
    close: () => void all.splice(0),
  };
}
