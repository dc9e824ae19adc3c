/** Eases: from a progress of 0 to 1 to 0 at 0 and 1 at 1; `arc` is 0 at both ends. */

/** Starts and ends at rest: the camera. */
export function easeInOut(progress: number): number {
  return progress * progress * (3 - 2 * progress);
}

/** The height of a throw: 0 at both ends, 1 half way. */
export function arc(progress: number): number {
  return 4 * progress * (1 - progress);
}
