/** Paints when something has changed: once at the end of each frame, or at once while the clock stands. */
import type { Clock } from '../motion/clock.ts';

export interface Painter {
  /** Paints now. */
  paint(): void;
  /** Something is to be seen: paints when everything has moved in this frame, or in the next one. */
  changed(): void;
  /** Paints no more. */
  end(): void;
}

/** `draw` may throw; `onFault` hears of it. */
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
        // Something more urgent may have painted meanwhile.
        if (isWanted) paint();
      });
    },
    end() {
      isGone = true;
    },
  };
}
