/**
 * The tones of the copper in the cloth: eight blades, the star, the end of a deal and of a match. All are in just
 * intonation over one G, so that chords do not beat. Every pitch is the tonic times a ratio of whole numbers with no
 * prime above 5.
 */
import { copper, ring } from './bodies.ts';
import { push } from './contact.ts';
import { add, type Chance, lowPass, type Signal, silence } from './signal.ts';

/** Hertz. */
const TONIC = 392;

/**
 * The eight blades, as ratios to the tonic: five notes to the octave, so that no two of them clash, however fast they
 * follow. They run from the fifth below up to the octave, so that the eighth ends on the tonic.
 */
export const SCALE: readonly number[] = [3 / 4, 5 / 6, 1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2];

interface Strike {
  readonly ratio: number;
  /** Seconds. */
  readonly at: number;
  readonly gain: number;
}

/**
 * Strikes blades with a felt that touches them for `soft` seconds. `length`: their ringing time; 1 is a single blade.
 */
function struck(
  chance: Chance,
  strikes: readonly Strike[],
  o: { seconds: number; soft: number; length: number },
): Signal {
  const out = silence(o.seconds);
  for (const { ratio, at, gain } of strikes) {
    const force = push(o.seconds - at, [{ at: 0.001, force: 1, lasts: o.soft }]);
    add(out, ring(copper(chance, TONIC * ratio, o.length), force), at, gain);
  }
  // A hand damps the copper, so that nothing breaks off.
  const damped = out.map((sample, n) => sample * Math.min(1, (3 * (out.length - n)) / out.length) ** 2);
  return lowPass(damped, 9000);
}

/** The note of blade `k`, from 0. */
export function blade(chance: Chance, k: number): Signal {
  return struck(chance, [{ ratio: SCALE[k] ?? 1, at: 0, gain: 1 }], { seconds: 1, soft: 0.00045, length: 0.9 });
}

/** The star is complete: the chord opens from the middle outwards, like the light along the inlay. */
export function star(chance: Chance): Signal {
  const strikes = [1 / 2, 1, 3 / 2, 2, 5 / 2, 3, 4].map((ratio, k) => ({
    ratio,
    at: 0.055 * k,
    gain: [0.9, 1, 0.85, 0.8, 0.6, 0.4, 0.28][k] ?? 0,
  }));
  return struck(chance, strikes, { seconds: 1.95, soft: 0.0005, length: 1.7 });
}

/** The deal is over: four low blades, nearly together, under a soft felt. */
export function end(chance: Chance): Signal {
  const strikes = [3 / 4, 1, 5 / 4, 3 / 2].map((ratio, k) => ({ ratio, at: 0.085 * k, gain: 1 - 0.14 * k }));
  return struck(chance, strikes, { seconds: 2, soft: 0.0011, length: 1.6 });
}

/** The match is won: the blades from the lowest to the highest in one sweep, and the whole chord over them. */
export function win(chance: Chance): Signal {
  const sweep = SCALE.map((ratio, k) => ({ ratio, at: 0.07 * k, gain: 0.42 + 0.03 * k }));
  const chord = [1 / 2, 3 / 4, 1, 5 / 4, 3 / 2, 2, 5 / 2].map((ratio, k) => {
    return { ratio, at: 0.62 + 0.012 * k, gain: [1, 0.8, 0.9, 0.7, 0.7, 0.6, 0.3][k] ?? 0 };
  });
  return struck(chance, [...sweep, ...chord], { seconds: 2.2, soft: 0.0007, length: 1.6 });
}
