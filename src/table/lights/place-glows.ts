/** Fades highlighted places in and out: none goes on or out in one frame. */
import type { Clock } from '../../motion/clock.ts';
import type { HighlightedPlace } from '../places/highlights.ts';

export interface PlaceGlows {
  /** Returns the highlighted places, and those that still fade, with their brightness at this moment of the clock. */
  shown(highlighted: readonly HighlightedPlace[]): readonly HighlightedPlace[];
  /** Makes the next picture show all places at their final brightness. */
  rest(): void;
}

/** Milliseconds of clock time that a place takes from dark to bright. */
const COMING = 170;

/** Creates the glows; `changed` is called while any of them comes or fades. */
export function createPlaceGlows(clock: Pick<Clock, 'now' | 'paused'>, changed: () => void): PlaceGlows {
  let places = new Map<string, HighlightedPlace>();
  let last = clock.now;
  let isResting = true;
  return {
    shown(highlighted) {
      const most = isResting || clock.paused ? Number.POSITIVE_INFINITY : (clock.now - last) / COMING;
      last = clock.now;
      isResting = false;
      const wanted = new Map(highlighted.map((place) => [`${place.arm} ${place.shape}`, place]));
      const next = new Map<string, HighlightedPlace>();
      let isUnderWay = false;
      for (const key of new Set([...places.keys(), ...wanted.keys()])) {
        const [before, after] = [places.get(key), wanted.get(key)];
        const [is, to] = [before?.glow ?? 0, after?.glow ?? 0];
        const glow = is + Math.max(-most, Math.min(most, to - is));
        if (glow !== to) isUnderWay = true;
        const place = after ?? (before && { ...before, focused: 0, waits: false });
        if (place && (after || glow > 0)) next.set(key, { ...place, glow });
      }
      places = next;
      if (isUnderWay) changed();
      return [...next.values()];
    },
    rest() {
      isResting = true;
    },
  };
}
