/** Paints after changes: once at the end of each frame, or at once while the clock is paused. */
import type { Clock } from '../motion/clock.ts';

export interface Painter {
  /** Paints now. */
  paint(): void;
  /** Called after a change: paints when everything has moved in this frame, or in the next one. */
  changed(): void;
  /** Stops painting for good. */
  end(): void;
}

/** Creates the painter; if `draw` throws, `onFault` gets the error. */
export function createPainter(clock: Clock, draw: () => void, onFault: (error: unknown) => void): Painter {
  let isWanted = false;
  let isGone = false;
  const paint = () => {
    isWanted = false;
    if (isGone) return;
    try {
      draw();
    } catch (error) {
      onFault(error);
    }
  };
  return {
    paint,
    changed() {
      if (clock.paused) return paint();
      if (isWanted) return;
      isWanted = true;
      clock.onceMoved(() => {
        // A more urgent change may have painted in the meantime.
        if (isWanted) paint();
      });
    },
    end() {
      isGone = true;
    },
  };
}
