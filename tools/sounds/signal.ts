/** Plain tools for signals: a seeded chance, buffers of samples, filters, levels. */

/** Samples a second. */
export const RATE = 44_100;

export type Signal = Float64Array;

/** A small seeded generator: the same seed gives the same sounds on every machine. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A value near 0, with spread 1 (a sum of uniform values, so never beyond ±3). */
  bell(): number;
}

export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    bell: () => Math.sqrt(2) * (next() + next() + next() + next() + next() + next() - 3),
  };
}

export const silence = (seconds: number): Signal => new Float64Array(Math.ceil(seconds * RATE));

/** Adds `from` to `to`, `at` seconds later and `gain` times as strong; samples past the end are lost. */
export function add(to: Signal, from: Signal, at = 0, gain = 1): void {
  const start = Math.round(at * RATE);
  const end = Math.min(from.length, to.length - start);
  for (let n = Math.max(0, -start); n < end; n++) to[start + n] = (to[start + n] ?? 0) + gain * (from[n] ?? 0);
}

/** Filters with one pole: passes frequencies below `cutoff` hertz, and falls gently above. */
export function lowPass(signal: Signal, cutoff: number): Signal {
  const kept = Math.exp((-2 * Math.PI * cutoff) / RATE);
  let state = 0;
  return signal.map((sample) => {
    state = sample + kept * (state - sample);
    return state;
  });
}

/** Filters with one pole: passes frequencies above `cutoff` hertz. */
export function highPass(signal: Signal, cutoff: number): Signal {
  const low = lowPass(signal, cutoff);
  return signal.map((sample, n) => sample - (low[n] ?? 0));
}

/** Returns the sound with half as many samples per second; it must have little above 9 kHz. */
export function halved(signal: Signal): Signal {
  let clean = signal;
  for (let pole = 0; pole < 4; pole++) clean = lowPass(clean, 12_000);
  return clean.filter((_, n) => n % 2 === 0);
}

export const scaled = (signal: Signal, gain: number): Signal => signal.map((sample) => gain * sample);

export function peakOf(signal: Signal): number {
  let peak = 0;
  for (const sample of signal) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** Hertz: tiles make no sound below, and small speakers suffer from it. */
const RUMBLE = 75;

/** Returns the sound without rumble, with peak 1, cut where it falls below `floor` of its peak, and faded out. */
export function finished(signal: Signal, floor = 0.0016): Signal {
  let clean = signal;
  for (let pole = 0; pole < 4; pole++) clean = highPass(clean, RUMBLE);
  const loudest = peakOf(clean);
  let end = clean.length;
  while (end > 0 && Math.abs(clean[end - 1] ?? 0) < floor * loudest) end--;
  const cut = clean.slice(0, end);
  const fade = Math.min(cut.length, Math.round(0.2 * cut.length), Math.round(0.08 * RATE));
  return cut.map((sample, n) => {
    const left = Math.min(1, (cut.length - n) / Math.max(1, fade));
    return (sample / loudest) * left * left * (3 - 2 * left);
  });
}
