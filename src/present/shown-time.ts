/** The time of a match by time (20.7), in a few words. */
import type { Texts } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';

/**
 * Returns that this deal or the next one is the last, or the minutes that are left; `null` if there is nothing to say.
 * `minutes`: `null` if the match is not by time, or is watched; then only its last deal has words.
 */
export function timeWords(
  { seen: { timeUp, phase } }: Pick<Situation, 'seen'>,
  minutes: number | null,
  { scene }: Pick<Texts, 'scene'>,
): string | null {
  if (timeUp) return scene.lastDeal;
  // The table may still show the moment before the time was up.
  if (minutes === 0) return phase === 'ended' ? scene.lastNext : scene.lastDeal;
  return minutes === null ? null : scene.minutesLeft(minutes);
}
