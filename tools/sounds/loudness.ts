/** The loudness of a sound to an ear: ITU-R BS.1770, the loudest 400 ms. */
import { RATE, type Signal } from './signal.ts';

/** A second-order filter: its factors for the signal, and for its own past output. */
interface Filter {
  readonly feed: readonly [number, number, number];
  readonly back: readonly [number, number];
}

/** Raises sound above 2 kHz, as a head does. */
function shelf(): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / RATE);
  const [quality, high] = [0.7071752369554196, 10 ** (3.999843853973347 / 20)];
  const band = high ** 0.4996667741545416;
  const whole = 1 + k / quality + k * k;
  return {
    feed: [
      (high + (band * k) / quality + k * k) / whole,
      (2 * (k * k - high)) / whole,
      (high - (band * k) / quality + k * k) / whole,
    ],
    back: [(2 * (k * k - 1)) / whole, (1 - k / quality + k * k) / whole],
  };
}

/** Removes sound below 40 Hz. */
function low(): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / RATE);
  const quality = 0.5003270373238773;
  const whole = 1 + k / quality + k * k;
  return { feed: [1, -2, 1], back: [(2 * (k * k - 1)) / whole, (1 - k / quality + k * k) / whole] };
}

function filtered(signal: Signal, { feed: [a, b, c], back: [d, e] }: Filter): Signal {
  let [one, two] = [0, 0];
  return signal.map((sample) => {
    const now = sample - d * one - e * two;
    const out = a * now + b * one + c * two;
    two = one;
    one = now;
    return out;
  });
}

/** Returns LUFS; a sound shorter than 400 ms counts with the silence after it. */
export function loudness(signal: Signal): number {
  const weighted = filtered(filtered(signal, shelf()), low());
  const window = Math.round(0.4 * RATE);
  let [sum, most] = [0, 0];
  weighted.forEach((sample, n) => {
    sum += sample ** 2 - (n >= window ? (weighted[n - window] ?? 0) ** 2 : 0);
    most = Math.max(most, sum);
  });
  return -0.691 + 10 * Math.log10(most / window);
}

/** The highest sample of any sound. */
const CEILING = 0.85;

/**
 * Returns the same sound at this loudness (LUFS, to a twentieth). Peaks that are too high are rounded off, as by a
 * close microphone. A crack is all peak, and would else be too quiet beside a chord of the same height.
 */
export function levelled(signal: Signal, target: number): Signal {
  let gain = 1;
  let out = signal;
  for (let round = 0; round < 12; round++) {
    out = signal.map((sample) => CEILING * Math.tanh((gain * sample) / CEILING));
    const missing = target - loudness(out);
    if (Math.abs(missing) < 0.05) break;
    gain *= 10 ** (missing / 20);
  }
  return out;
}
