/**
 * Bodies that ring. Each is a bank of damped modes; a force that pushes it is filtered by all of them, so how long a
 * contact lasts decides by itself which modes are heard.
 */
import { type Chance, RATE, type Signal } from './signal.ts';

export interface Mode {
  /** Hertz. */
  readonly pitch: number;
  /** How strongly it answers. */
  readonly gain: number;
  /** Seconds until it has fallen to 1/e. */
  readonly decay: number;
}

/** What a body sounds like while `force` pushes it. */
export function ring(modes: readonly Mode[], force: Signal): Signal {
  const out = new Float64Array(force.length);
  for (const { pitch, gain, decay } of modes) {
    if (pitch > 0.45 * RATE) continue;
    const radius = Math.exp(-1 / (decay * RATE));
    const angle = (2 * Math.PI * pitch) / RATE;
    const [a, b, c] = [2 * radius * Math.cos(angle), -radius * radius, gain * Math.sin(angle)];
    let [one, two] = [0, 0];
    for (let n = 0; n < force.length; n++) {
      const now = c * (force[n] ?? 0) + a * one + b * two;
      two = one;
      one = now;
      out[n] = (out[n] ?? 0) + now;
    }
  }
  return out;
}

/**
 * One ivory tile, 50 × 25 × 10 mm, 24 g. Its own bending and twisting lie at 8 kHz and above and die within a few
 * milliseconds in the cloth below and the fingers around it. What is heard lower is the tile swinging on the springs
 * of its contacts (24 g on some 10^6…10^7 N/m): a loose cluster at 2–5 kHz, never twice the same.
 */
export function tile(chance: Chance, firm: number): Mode[] {
  const size = 1 + 0.03 * chance.bell();
  const struck = chance.between(0.1, 0.45);
  const springs = Array.from({ length: 9 }, (_, k) => {
    const pitch = 2050 * 1.16 ** k * (0.9 + 0.2 * firm) * (1 + 0.05 * chance.bell());
    return {
      pitch,
      gain: 0.75 / (1 + ((pitch - 3700) / 2000) ** 2),
      decay: (0.0094 - 0.0005 * k) * chance.between(0.7, 1.35),
    };
  });
  const own = [8150, 9600, 13_900, 16_800].map((pitch, k) => ({
    pitch: pitch * size * (1 + 0.01 * chance.bell()),
    gain: (2.5 / (k + 1)) * Math.abs(Math.cos((k + 1.5) * Math.PI * struck)) * (0.35 + 0.65 * firm),
    decay: 0.0042 / (1 + 0.4 * k),
  }));
  return [...springs, ...own].map((mode) => ({ ...mode, gain: mode.gain * chance.between(0.45, 1.25) }));
}

/** The board of oiled wood under the cloth: many low, strongly damped modes, the lower the longer. */
export function board(chance: Chance, damping = 1): Mode[] {
  return Array.from({ length: 13 }, (_, k) => {
    const pitch = 148 * (1 + k) ** 0.78 * (1 + 0.05 * chance.bell());
    return {
      pitch,
      gain: chance.between(0.3, 1) / (1 + (pitch / 520) ** 2),
      decay: (damping * 0.034) / (1 + pitch / 420),
    };
  });
}

/** What wood answers to something hard: short, between the thud of the board and the ring of the tile. */
export function grainOfWood(chance: Chance): Mode[] {
  return [930, 1280, 1710].map((pitch) => ({
    pitch: pitch * (1 + 0.06 * chance.bell()),
    gain: chance.between(0.5, 0.85),
    decay: 0.011,
  }));
}

/** Bare wood, with no cloth over it, answers higher still: the tock of a knuckle. */
export function bareWood(chance: Chance): Mode[] {
  const higher = [2260, 2870, 3650].map((pitch, k) => ({
    pitch: pitch * (1 + 0.06 * chance.bell()),
    gain: chance.between(3, 4.5),
    decay: 0.006 - 0.001 * k,
  }));
  return [...grainOfWood(chance), ...higher];
}

/**
 * A small copper blade, struck softly: the partials of a bar whose second one was filed down to the double octave, each
 * of them a pair a hair apart, as in every hammered thing, a strong and a weak one, so that it shimmers.
 */
export function copper(chance: Chance, pitch: number, length = 1): Mode[] {
  const partials = [
    { ratio: 1, gain: 1, decay: 0.42 },
    { ratio: 2, gain: 0.3, decay: 0.3 },
    { ratio: 3.98, gain: 0.5, decay: 0.2 },
    { ratio: 6.3, gain: 0.2, decay: 0.08 },
    { ratio: 9.4, gain: 0.2, decay: 0.045 },
    { ratio: 13.1, gain: 0.12, decay: 0.022 },
  ];
  return partials.flatMap(({ ratio, gain, decay }) => {
    const apart = chance.between(0.25, 0.6) * Math.sqrt(ratio);
    const share = chance.between(0.12, 0.26);
    // Higher blades are shorter and ring shorter.
    const ringing = length * decay * (440 / pitch) ** 0.4;
    return [
      { pitch: pitch * ratio - apart, gain: gain * share, decay: ringing },
      { pitch: pitch * ratio + apart, gain: gain * (1 - share), decay: ringing * 0.9 },
    ];
  });
}
