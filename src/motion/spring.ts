/**
 * Eases for things with weight, as closed forms of the progress from 0 to 1. So every frame rate shows the same motion,
 * and a hurried motion ends at the same place.
 */

/** The part of its way that a spring may still lack at the end of its time; the motion is scaled to make it up. */
const REST = 0.004;

/**
 * A spring released at 0 that rests at 1: exactly 0 at 0 and 1 at 1. `bounce` 0: never beyond its goal (critically
 * damped); 1: a fifth of the way beyond it.
 */
export function sprung(progress: number, bounce = 0): number {
  if (progress <= 0) return 0;
  if (progress >= 1) return 1;
  return released(progress, bounce) / released(1, bounce);
}

function released(time: number, bounce: number): number {
  const damping = 1 - 0.55 * bounce;
  const decay = -Math.log(REST);
  if (bounce <= 0) {
    // The double root decays a little later than the single one.
    const pull = decay * 1.35;
    return 1 - (1 + pull * time) * Math.exp(-pull * time);
  }
  const swing = (decay / damping) * Math.sqrt(1 - damping * damping);
  return 1 - Math.exp(-decay * time) * (Math.cos(swing * time) + (decay / swing) * Math.sin(swing * time));
}

/** Carried by a hand: starts and ends at rest, with the least jerk in between. */
export function carried(progress: number): number {
  const t = Math.max(0, Math.min(1, progress));
  return t * t * t * (10 - 15 * t + 6 * t * t);
}

/** The displacement of a thing that is knocked and comes back: 0 at 0 and 1, at most about 1 early on. */
export function knocked(progress: number): number {
  if (progress <= 0 || progress >= 1) return 0;
  const firm = 6;
  return firm * progress * Math.exp(1 - firm * progress) * (1 - progress ** 4);
}
