/** The limits on sounds: not too many at once, none twice at the same moment, and no variation twice in a row. */
import type { Cue } from './cues.ts';
import { SPRITE } from './sprite.ts';

export interface Voices {
  /** Returns the variation of a sound that begins at `time` with playback rate `rate`; null if it is dropped. */
  begin(cue: Cue, time: number, rate: number): number | null;
  /** Forgets the present sounds. */
  clear(): void;
}

/** The most sounds at the same time; more are dropped. */
const VOICES = 24;

/** Milliseconds before the same sound may begin again, as when moves are skipped. The clatter limits its own sounds. */
const APART = 45;

/** @param chance returns a number from 0 to below 1. */
export function createVoices(chance: () => number): Voices {
  const lastOf = new Map<string, { readonly variation: number; readonly at: number }>();
  /** The end times of the present sounds. */
  let ends: number[] = [];
  const variationOf = ({ sound, variation: wanted }: Cue) => {
    const count = SPRITE[sound].length;
    const variation = wanted ?? Math.floor(chance() * count);
    const isAgain = wanted === undefined && count > 1 && variation === lastOf.get(sound)?.variation;
    return isAgain ? (variation + 1) % count : variation;
  };
  const isCrowding = (sound: Cue['sound'], time: number) =>
    sound !== 'grain' && sound !== 'rustle' && time - (lastOf.get(sound)?.at ?? Number.NEGATIVE_INFINITY) < APART;
  return {
    begin(cue, time, rate) {
      ends = ends.filter((end) => end > time);
      if (ends.length >= VOICES || isCrowding(cue.sound, time)) return null;
      const variation = variationOf(cue);
      lastOf.set(cue.sound, { variation, at: time });
      ends.push(time + (SPRITE[cue.sound][variation]?.[1] ?? 0) / rate);
      return variation;
    },
    clear() {
      ends = [];
    },
  };
}
