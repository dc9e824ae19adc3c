/** Which sounds may begin: not too many at once, none twice at the same moment, and no variation twice in a row. */
import type { Cue } from './cues.ts';
import { SPRITE } from './sprite.ts';

export interface Voices {
  /** The variation in which a sound begins at `time`, played `rate` times as fast as it was made; `null`: it is dropped. */
  begin(cue: Cue, time: number, rate: number): number | null;
  /** Forgets what sounds. */
  clear(): void;
}

/** Sounds at the same time, at most; more are dropped. */
const VOICES = 24;

/** Milliseconds before the same sound begins again. The clatter counts its own sounds: moves that are hurried over. */
const APART = 45;

/** @param chance from 0 to 1, without 1. */
export function createVoices(chance: () => number): Voices {
  const lastOf = new Map<string, { readonly variation: number; readonly at: number }>();
  /** When what sounds now will have ended. */
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
