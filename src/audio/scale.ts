/** The notes of the blades: one step up for every blade that is taken. */
import type { Beat, Place } from '../rules/game.ts';

export interface Scale {
  /** Takes a beat in order. Returns the note from 0 if it takes a blade, else null. */
  hear(beat: Beat): number | null;
}

export function createScale(): Scale {
  /** The first tile heard on each arm, by its index in the deal. */
  const blades = new Map<Place, number>();
  /** The index of the last tile heard. */
  let last = -1;
  /** The number of tiles played unheard. In the opening, where alone notes remain, each of them took a blade. */
  let unheard = 0;
  const forget = () => {
    blades.clear();
    unheard = 0;
  };
  return {
    hear(beat) {
      if (beat.beat === 'dealt' || beat.beat === 'led') {
        forget();
        last = beat.beat === 'led' ? 0 : -1;
      }
      if (beat.beat !== 'laid' || typeof beat.arm !== 'number') return null;
      const { arm, index } = beat;
      if (index > last + 1) {
        // A deal joined midway: index 0 is the first tile, which takes no blade.
        forget();
        unheard = index - 1;
      }
      // A turn that was taken back is played again with its old index.
      for (const [taken, at] of blades) if (at >= index) blades.delete(taken);
      unheard = Math.min(unheard, index - 1);
      last = index;
      if (blades.has(arm)) return null;
      blades.set(arm, index);
      return unheard + blades.size - 1;
    },
  };
}
