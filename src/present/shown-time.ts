/** The time of a match by time (20.7), in a few words. */
import type { Texts } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';

/**
 * Returns that the deal is the last, or the minutes that are left. `minutes`: `null` if the match is not by time, or is
 * watched; then only its last deal has words. `null` if there is nothing to say.
 */
export function timeWords(
  { seen: { timeUp, phase } }: Pick<Situation, 'seen'>,
  minutes: number | null,
  { scene }: Pick<Texts, 'scene'>,
): string | null {
  // The table may still show the moment before the time was up.
  if (timeUp || (minutes === 0 && phase !== 'ended')) return scene.lastDeal;
  return minutes === null ? null : scene.minutesLeft(minutes);
}
