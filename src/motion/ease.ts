/** Eases: functions of a progress from 0 to 1, with values from 0 to 1; `arc` is 0 at both ends. */

/** Starts and ends at rest; used for the camera. */
export function easeInOut(progress: number): number {
  return progress * progress * (3 - 2 * progress);
}

/** The height of a throw: 0 at both ends, 1 half way. */
export function arc(progress: number): number {
  return 4 * progress * (1 - progress);
}
