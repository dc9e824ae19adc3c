/** The shapes of motion. The eases take a progress from 0 to 1 and give 0 at 0 and 1 at 1, `arc` apart. */

/** Starts fast and comes to rest: a tile that slides. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/** Starts and ends at rest: the camera. */
export function easeInOut(progress: number): number {
  return progress * progress * (3 - 2 * progress);
}

/** The height of a throw: 0 at both ends, 1 half way. */
export function arc(progress: number): number {
  return 4 * progress * (1 - progress);
}

/** Goes a tenth too far and comes back: a tile that locks in. */
export function settle(progress: number): number {
  const left = progress - 1;
  return 1 + left * left * (2.7 * left + 1.7);
}

/** A value on its way, and how fast it goes, in units a second. */
export interface Sprung {
  readonly value: number;
  readonly velocity: number;
}

/**
 * A critically damped spring, exact for any step: it never swings over a target it starts at rest from, and a long
 * frame cannot shake it loose.
 * @param elapsed milliseconds.
 * @param halfway milliseconds after which a value that starts at rest has gone half of its way.
 */
export function spring(from: Sprung, target: number, elapsed: number, halfway: number): Sprung {
  // (1 + x) e^-x is one half at x = 1.6783.
  const stiffness = (1.6783469900166605 * 1000) / halfway;
  const time = elapsed / 1000;
  const away = from.value - target;
  const pull = from.velocity + stiffness * away;
  const decay = Math.exp(-stiffness * time);
  return {
    value: target + (away + pull * time) * decay,
    velocity: (from.velocity - stiffness * pull * time) * decay,
  };
}

/** Whether a spring has come to rest, closer to its target than `close` (in its own units). */
export function rests({ value, velocity }: Sprung, target: number, close: number): boolean {
  return Math.abs(value - target) < close && Math.abs(velocity) < close * 10;
}
