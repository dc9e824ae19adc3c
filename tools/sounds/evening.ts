/**
 * A quiet evening on the coast of Cyprus, as a loop: all of it repeats after `LOOP`, so it has no seam wherever it is
 * cut.
 *
 * The insects sing like two species that are common there in summer. A field cricket has three or four syllables to a
 * chirp and about thirty of them a second, near 4.7 kHz. A tree cricket trills for half a second, at some fifty
 * syllables a second, near 2.5 kHz. Crickets have one to three chirps a second, with 20 to 40 syllables a second in
 * each: D. Ragge, W. Reynolds, *The songs of the grasshoppers and crickets of western Europe*, 1998.
 */
import { BEFORE, LOOP } from '../../src/audio/evening.ts';
import { type Chance, highPass, lowPass, RATE, type Signal, seeded } from './signal.ts';

const SAMPLES = (LOOP * RATE) / 1000;

/** Adds `from` at second `at`; samples past the end wrap round. */
function addRound(to: Signal, from: Signal, at: number, gain: number): void {
  const start = Math.round(at * RATE);
  from.forEach((sample, n) => {
    const place = (start + n + SAMPLES) % SAMPLES;
    to[place] = (to[place] ?? 0) + gain * sample;
  });
}

/** Returns noise that loops, from a filter that has already run once over it. */
function noise(chance: Chance, filter: (signal: Signal) => Signal): Signal {
  const once = new Float64Array(SAMPLES).map(() => chance.bell());
  const twice = new Float64Array(2 * SAMPLES);
  twice.set(once);
  twice.set(once, SAMPLES);
  return filter(twice).slice(SAMPLES);
}

/** Returns a slow swell between 0 and 1 that loops: a few waves, each a whole number of times in the loop. */
function swell(chance: Chance, turns: readonly number[]): (n: number) => number {
  const waves = turns.map((often) => ({ often, from: chance.next() }));
  return (n) =>
    waves.reduce(
      (sum, { often, from }) => sum + 0.5 - 0.5 * Math.cos(2 * Math.PI * ((often * n) / SAMPLES + from)),
      0,
    ) / waves.length;
}

/** Returns one stroke of the wings: it swells, holds, breaks off, and falls a little in pitch. */
function syllable(pitch: number, lasts: number): Signal {
  const out = new Float64Array(Math.round(lasts * RATE));
  return out.map((_, n) => {
    const share = n / out.length;
    return Math.sin(Math.PI * share ** 0.8) ** 1.5 * Math.sin((2 * Math.PI * pitch * n * (1 - 0.012 * share)) / RATE);
  });
}

/** Adds an insect that sings through the whole loop: `songs` times, `beats` syllables each, `every` seconds apart. */
function singer(
  to: Signal,
  chance: Chance,
  o: { pitch: number; songs: number; beats: readonly [number, number]; every: number; gain: number },
): void {
  const gap = LOOP / 1000 / o.songs;
  for (let song = 0; song < o.songs; song++) {
    const at = song * gap + 0.08 * gap * chance.bell();
    const beats = Math.round(chance.between(...o.beats));
    for (let beat = 0; beat < beats; beat++) {
      const rises = Math.min(1, 0.55 + 0.2 * beat);
      const pitch = o.pitch * (1 + 0.004 * chance.bell());
      addRound(to, syllable(pitch, 0.58 * o.every), at + beat * o.every, o.gain * rises * chance.between(0.85, 1));
    }
  }
}

/** Returns the loop, once round. */
export function evening(): Signal {
  const chance = seeded(1960);
  const sea = noise(chance, (signal) => lowPass(lowPass(highPass(signal, 90), 320), 700));
  const breath = swell(chance, [1, 2, 3]);
  const wind = noise(chance, (signal) => highPass(lowPass(lowPass(signal, 900), 1400), 350));
  const gust = swell(chance, [1, 1, 2]);
  const insects = new Float64Array(SAMPLES);
  singer(insects, chance, { pitch: 4650, songs: 22, beats: [3, 4], every: 0.037, gain: 0.05 });
  singer(insects, chance, { pitch: 4880, songs: 25, beats: [3, 4], every: 0.035, gain: 0.022 });
  singer(insects, chance, { pitch: 2480, songs: 9, beats: [24, 40], every: 0.0205, gain: 0.03 });
  singer(insects, chance, { pitch: 2710, songs: 8, beats: [20, 34], every: 0.0195, gain: 0.012 });
  // They sit in the bushes beyond the terrace: distance dulls them, and leaves reflect some of the sound.
  const far = lowPass(insects, 6500);
  const out = new Float64Array(SAMPLES);
  for (const [at, gain] of [
    [0, 1],
    [0.011, 0.35],
    [0.019, -0.3],
    [0.034, 0.22],
    [0.052, -0.15],
  ] as const) {
    addRound(out, far, at, gain);
  }
  // Written loud, for the sake of the encoders; the player turns it down.
  return out.map(
    (song, n) =>
      2.2 *
      (song + 0.17 * (0.3 + 0.7 * breath(n) ** 2) * (sea[n] ?? 0) + 0.04 * (0.2 + 0.8 * gust(n)) * (wind[n] ?? 0)),
  );
}

/**
 * Returns the loop as written to its file: with a piece of its end before it, and a piece of its beginning after it.
 */
export function eveningFile(): Signal {
  const loop = evening();
  const before = Math.round((BEFORE * RATE) / 1000);
  return new Float64Array(SAMPLES + 2 * before).map((_, n) => loop[(n - before + SAMPLES) % SAMPLES] ?? 0);
}
