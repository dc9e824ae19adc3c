/** Figures that describe a sound. */
import { lastIndexWhere } from '../../src/rules/last-where.ts';
import { loudness } from './loudness.ts';
import { peakOf, RATE, type Signal } from './signal.ts';

export interface Figures {
  /** Seconds. */
  readonly duration: number;
  readonly peak: number;
  /** Decibels below full scale, for the loudest 50 ms. */
  readonly loud: number;
  /** LUFS of the loudest 400 ms. */
  readonly loudness: number;
  /** Decibels below full scale, for the whole sound. */
  readonly whole: number;
  /** The mean of all samples. */
  readonly offset: number;
  /** Milliseconds from a tenth to nine tenths of the first loud peak of the envelope. */
  readonly attack: number;
  /** Hertz: the middle of the energy in the 60 ms from the loudest moment. */
  readonly centroid: number;
  /** Milliseconds in which the envelope falls by 20 dB from its highest value. */
  readonly falls: number;
  /** Milliseconds in which it falls by 60 dB, without the room; its length if it is cut off earlier. */
  readonly dies: number;
  /** Shares of the energy below 600 Hz, from 600 Hz to 2 kHz, from 2 to 6 kHz, above. */
  readonly bands: readonly [number, number, number, number];
  /** The share of the energy below 100 Hz. */
  readonly rumble: number;
  /** Hertz: the strongest pitch, to a tenth of a hertz for a tone. */
  readonly fundamental: number;
  /** Hertz: the strongest peaks of the spectrum, the strongest first. */
  readonly modes: readonly number[];
}

const SIZE = 8192;

/** Returns the power of `signal` from sample `from` on, in bins RATE / SIZE hertz wide; the signal is faded out. */
export function spectrum(signal: Signal, from: number): Float64Array {
  const real = new Float64Array(SIZE);
  const imaginary = new Float64Array(SIZE);
  const length = Math.min(SIZE, signal.length - from);
  for (let n = 0; n < length; n++) real[n] = (signal[from + n] ?? 0) * Math.cos((Math.PI * n) / (2 * length)) ** 2;
  transform(real, imaginary);
  return Float64Array.from({ length: SIZE / 2 }, (_, k) => (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2);
}

/** Transforms in place (Fourier); the length must be a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let n = 1, mirrored = 0; n < size; n++) {
    let bit = size >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (n < mirrored) {
      for (const part of [real, imaginary]) [part[n], part[mirrored]] = [part[mirrored] ?? 0, part[n] ?? 0];
    }
  }
  for (let span = 2; span <= size; span *= 2) {
    const half = span / 2;
    for (let k = 0; k < half; k++) {
      const [cosine, sine] = [Math.cos((2 * Math.PI * k) / span), -Math.sin((2 * Math.PI * k) / span)];
      for (let low = k; low < size; low += span) {
        const high = low + half;
        const [x, y] = [real[high] ?? 0, imaginary[high] ?? 0];
        const [turned, turnedToo] = [x * cosine - y * sine, x * sine + y * cosine];
        real[high] = (real[low] ?? 0) - turned;
        imaginary[high] = (imaginary[low] ?? 0) - turnedToo;
        real[low] = (real[low] ?? 0) + turned;
        imaginary[low] = (imaginary[low] ?? 0) + turnedToo;
      }
    }
  }
}

/** Returns the highest value within 0.5 ms on either side of each sample. */
function envelope(signal: Signal): Float64Array {
  const reach = Math.round(0.0005 * RATE);
  return Float64Array.from(signal, (_, n) => peakOf(signal.subarray(Math.max(0, n - reach), n + reach + 1)));
}

function loudest(signal: Signal): number {
  const window = Math.min(signal.length, Math.round(0.05 * RATE));
  let [sum, most] = [0, 0];
  signal.forEach((sample, n) => {
    sum += sample ** 2 - (n >= window ? (signal[n - window] ?? 0) ** 2 : 0);
    most = Math.max(most, sum);
  });
  return 10 * Math.log10(most / window);
}

function strongest(power: Float64Array, count: number): number[] {
  const peaks: number[] = [];
  for (let k = 3; k < power.length - 3; k++) {
    const around = power.subarray(k - 3, k + 4);
    if ((power[k] ?? 0) === Math.max(...around)) peaks.push(k);
  }
  const byPower = peaks.sort((a, b) => (power[b] ?? 0) - (power[a] ?? 0)).slice(0, count);
  return byPower.map((k) => Math.round((k * RATE) / SIZE));
}

/** Returns the strongest pitch: the top of a parabola, in decibels, through the three highest bins. */
function fundamental(power: Float64Array): number {
  const top = power.indexOf(Math.max(...power));
  const [left = 0, middle = 0, right = 0] = [-1, 0, 1].map((by) => Math.log((power[top + by] ?? 0) + 1e-30));
  return ((top + (0.5 * (left - right)) / (left - 2 * middle + right)) * RATE) / SIZE;
}

export function figures(signal: Signal): Figures {
  const outline = envelope(signal);
  const highest = peakOf(outline);
  const top = outline.indexOf(highest);
  const first = outline.findIndex((level) => level >= 0.5 * highest);
  const local = Math.max(...outline.subarray(first, first + Math.round(0.001 * RATE)));
  const samples = signal.map(Math.abs);
  const begins = samples.findIndex((level) => level >= 0.1 * local);
  const full = samples.findIndex((level) => level >= 0.9 * local);
  const after = outline.subarray(top).findIndex((level) => level < 0.1 * highest);
  const heard = lastIndexWhere([...outline], (level) => level >= 0.001 * highest);
  const power = spectrum(signal, Math.max(0, begins - 40));
  const total = power.reduce((sum, each) => sum + each, 0);
  const hertz = (k: number) => (k * RATE) / SIZE;
  const share = (low: number, high: number) =>
    power.reduce((sum, each, k) => sum + (hertz(k) >= low && hertz(k) < high ? each : 0), 0) / total;
  return {
    duration: signal.length / RATE,
    peak: peakOf(signal),
    loud: loudest(signal),
    loudness: loudness(signal),
    whole: 10 * Math.log10(signal.reduce((sum, sample) => sum + sample ** 2, 0) / signal.length),
    offset: signal.reduce((sum, sample) => sum + sample, 0) / signal.length,
    attack: (1000 * (full - begins)) / RATE,
    centroid: power.reduce((sum, each, k) => sum + each * hertz(k), 0) / total,
    falls: (1000 * after) / RATE,
    dies: (1000 * (heard - top)) / RATE,
    bands: [share(0, 600), share(600, 2000), share(2000, 6000), share(6000, RATE)],
    rumble: share(0, 100),
    fundamental: fundamental(power),
    modes: strongest(power, 5),
  };
}
