/**
 * Bodies that ring. Each is a bank of damped modes. All modes filter the force that pushes the body, so the duration of
 * a contact decides which modes are heard.
 */
import { type Chance, RATE, type Signal } from './signal.ts';

export interface Mode {
  /** Hertz. */
  readonly pitch: number;
  /** The strength of its response. */
  readonly gain: number;
  /** Seconds until it has fallen to 1/e. */
  readonly decay: number;
}

/** Returns the sound of a body while `force` pushes it. */
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
 * Seconds until a mode has fallen to 1/e. A material loses the same share of its swing at every turn (`loss`, the
 * tangent of its angle of friction), so higher modes die sooner. Cloth and fingers take away `held` more per second.
 *
 * The figures rest on this:
 * - Ears identify a material by this angle, whatever the pitch: wood by some hundredths, glass and steel by thousandths
 *   at most. R. Wildes, W. Richards, *Recovering material properties from sound*, 1988; R. Klatzky, D. Pai, E. Krotkov,
 *   *Perception of material from contact sounds*, 2000. The values below were chosen within these orders of magnitude.
 * - A half wave of force that lasts T is even up to about 0.6 / T and has its first gap near 1.75 / T. Bone on bone at
 *   0.1 to 0.25 ms reaches 3 to 6 kHz at full force and goes on past 10 kHz. For comparison, by Hertz's formula (L.
 *   Landau, E. Lifshitz, *Theory of elasticity*, § 9): two billiard balls of 57 mm and 170 g (5.84 GPa, 0.34) touch for
 *   0.39 ms at 1 m/s and for 0.28 ms at 5 m/s. A tile weighs a seventh of one.
 * - The stop of a small body is itself audible, as a push of the air as short as the contact: L. Koss, *Transient sound
 *   from colliding spheres*, 1974. The smaller the thing, the more it counts beside the modes: J. Chadwick, C. Zheng,
 *   D. James, *Precomputed acceleration noise for improved rigid-body sound*, 2012.
 */
const dies = (pitch: number, loss: number, held: number): number => 1 / (Math.PI * pitch * loss + held);

/**
 * One ivory tile, 50 × 25 × 10 mm, 24 g. A bar of bone (17 GPa, 1900 kg/m³) so short and thick bends first at 8 to 10
 * kHz and twists above, in no harmony; that dies within a few milliseconds. Lower down, the tile swings on the springs
 * of its contacts (24 g on some 10^6…10^7 N/m): a loose cluster at 2–5 kHz, never twice the same.
 */
export function tile(chance: Chance, firm: number): Mode[] {
  const size = 1 + 0.03 * chance.bell();
  const struck = chance.between(0.1, 0.45);
  const springs = Array.from({ length: 10 }, (_, k) => {
    const pitch = 2050 * 1.155 ** k * (0.9 + 0.2 * firm) * (1 + 0.05 * chance.bell());
    const gain = 0.75 / (1 + ((pitch - 3900) / 2300) ** 2);
    return { pitch, gain, decay: dies(pitch, 0.021, 40) * chance.between(0.75, 1.3) };
  });
  const own = [8150, 9600, 11_300, 13_900, 16_800].map((ideal, k) => {
    const pitch = ideal * size * (1 + 0.012 * chance.bell());
    const shape = 0.35 + 0.65 * Math.abs(Math.cos((k + 1.5) * Math.PI * struck));
    return { pitch, gain: (6 / (k + 1) ** 0.7) * shape * (0.4 + 0.5 * firm), decay: dies(pitch, 0.014, 60) };
  });
  return [...springs, ...own].map((mode) => ({ ...mode, gain: mode.gain * chance.between(0.45, 1.25) }));
}

/** The board of oiled wood under the cloth: many low, strongly damped modes; lower ones last longer. */
export function board(chance: Chance, damping = 1): Mode[] {
  return Array.from({ length: 13 }, (_, k) => {
    const pitch = 148 * (1 + k) ** 0.78 * (1 + 0.05 * chance.bell());
    const gain = chance.between(0.3, 1) / (1 + (pitch / 520) ** 2);
    return { pitch, gain, decay: damping * dies(pitch, 0.034, 20) };
  });
}

/** The response of wood to a hard thing: short, between the thud of the board and the ring of the tile. */
export function grainOfWood(chance: Chance): Mode[] {
  return [930, 1280, 1710].map((ideal) => {
    const pitch = ideal * (1 + 0.06 * chance.bell());
    return { pitch, gain: chance.between(0.5, 0.85), decay: dies(pitch, 0.022, 22) };
  });
}

/** Bare wood, without cloth, with higher modes as well: the tock of a knuckle. */
export function bareWood(chance: Chance): Mode[] {
  const higher = [2260, 2870, 3650].map((ideal) => {
    const pitch = ideal * (1 + 0.06 * chance.bell());
    return { pitch, gain: chance.between(6, 9), decay: dies(pitch, 0.026, 20) };
  });
  return [...grainOfWood(chance), ...higher];
}

/**
 * A small copper blade, struck softly: the partials of a bar whose second one is tuned to the double octave. Each is a
 * pair close together, one strong and one weak, as in every hammered thing, so that it shimmers.
 */
export function copper(chance: Chance, pitch: number, length = 1): Mode[] {
  const partials = [
    { ratio: 1, gain: 1, decay: 0.42 },
    { ratio: 2, gain: 0.34, decay: 0.3 },
    { ratio: 3.98, gain: 0.66, decay: 0.2 },
    { ratio: 6.3, gain: 0.4, decay: 0.1 },
    { ratio: 9.4, gain: 0.4, decay: 0.045 },
    { ratio: 13.1, gain: 0.3, decay: 0.022 },
  ];
  return partials.flatMap(({ ratio, gain, decay }) => {
    const apart = chance.between(0.25, 0.6) * Math.sqrt(ratio);
    const share = chance.between(0.12, 0.26);
    // Higher blades are shorter and ring for less time.
    const ringing = length * decay * (440 / pitch) ** 0.4;
    return [
      { pitch: pitch * ratio - apart, gain: gain * share, decay: ringing },
      { pitch: pitch * ratio + apart, gain: gain * (1 - share), decay: ringing * 0.9 },
    ];
  });
}
