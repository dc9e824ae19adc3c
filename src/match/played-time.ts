/** The time of a match by time (20.7). */
import type { Options } from '../rules/game.ts';
import { minutesOf } from '../rules/match-length.ts';

/** Milliseconds. */
const MINUTE = 60_000;
export const SECOND = 1000;

/**
 * Returns the whole minutes that are left, rounded up; `null` if the match is not by time. `played`: the milliseconds
 * that it has been on the screen.
 */
export function minutesLeft(options: Options, played: number): number | null {
  const minutes = minutesOf(options);
  return minutes === null ? null : Math.max(0, Math.ceil((minutes * MINUTE - played) / MINUTE));
}
