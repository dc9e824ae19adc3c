/** How long a match usually takes, so that whoever sets up a table knows (1.12). */

import { LENGTHS, type Length } from './usual-times.ts';

export interface UsualTime {
  readonly low: number;
  readonly high: number;
  readonly turns: number;
  /** Rounded up. */
  readonly minutes: number;
}

/** What a person takes for a turn; a bot's seconds come from the speed. */
const PERSON_SECONDS = 7;
const BOT_SECONDS = { relaxed: 1, normal: 0.6, fast: 0.2, instant: 0.05 } as const;
/** Shuffle, deal and sheet. */
const BETWEEN_SECONDS = 15;

/** The usual time of a match to `target`; `null` for a table nobody has measured. */
export function usualTime(
  game: string,
  target: number,
  sitters: readonly { readonly kind: 'person' | 'bot' }[],
  speed: keyof typeof BOT_SECONDS,
): UsualTime | null {
  const length = LENGTHS[game]?.[sitters.length];
  if (!length) return null;
  const low = Math.max(1, Math.round(dealsTo(length, target, 'low')));
  const high = Math.max(low, Math.round(dealsTo(length, target, 'high')));
  const persons = sitters.filter(({ kind }) => kind === 'person').length / sitters.length;
  const turn = persons * PERSON_SECONDS + (1 - persons) * BOT_SECONDS[speed];
  const seconds = ((low + high) / 2) * (length.turns * turn + BETWEEN_SECONDS);
  return { low, high, turns: length.turns, minutes: Math.max(1, Math.ceil(seconds / 60)) };
}

function dealsTo({ deals }: Length, target: number, bound: 'low' | 'high'): number {
  const above = deals.find((each) => each.target >= target) ?? deals.at(-1);
  const below = deals.findLast((each) => each.target <= target) ?? deals[0];
  if (!above || !below) return 1;
  if (above.target === below.target) return (above[bound] * target) / above.target;
  const share = (target - below.target) / (above.target - below.target);
  return below[bound] + share * (above[bound] - below[bound]);
}
