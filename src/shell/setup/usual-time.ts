/** The usual duration of a match, shown during set-up (1.12). */

import { personsOf } from '../../match/persons.ts';
import type { Game } from '../../rules/game.ts';
import { lastWhere } from '../../rules/last-where.ts';
import { minutesOf } from '../../rules/match-length.ts';
import { type Given, tableKey } from './usual-options.ts';
import lengths from './usual-times.json';

export interface UsualLength {
  /** The average number of turns per deal. */
  readonly turns: number;
  /** The number of deals by target; empty if the length is a number of deals. */
  readonly deals: readonly Deals[];
  /** The deals played for each of the agreed ones, where some do not count (20.2); absent if all do. */
  readonly played?: number;
}

/** The deals of a match to a target: half of all matches take from `low` to `high`. */
interface Deals {
  readonly target: number;
  readonly low: number;
  readonly high: number;
  /** The number of deals that 19 of 20 matches stay below; set if it is far above the usual. */
  readonly most?: number;
}

/**
 * The duration of matches among bots of level `rules`, by `tableKey` and number of seats. `npm run times` measures and
 * writes them (tools/match-lengths.ts).
 */
export const LENGTHS: Readonly<Record<string, Readonly<Record<number, UsualLength>>>> = lengths;

export interface UsualTime {
  readonly low: number;
  readonly high: number;
  readonly turns: number;
  /** The usual minutes, rounded up. */
  readonly minutes: number;
  /** The deals and minutes that one match in twenty exceeds; `null` if that is not far above the usual. */
  readonly most: { readonly deals: number; readonly minutes: number } | null;
}

/** The seconds of a person's turn, and of a bot's by speed. */
const PERSON_SECONDS = 7;
const BOT_SECONDS = { relaxed: 1.1, normal: 0.7, fast: 0.2, instant: 0.05 } as const;
export type TimedSpeed = keyof typeof BOT_SECONDS;
/** The seconds for the shuffle, the deal and the score sheet. */
const BETWEEN_SECONDS = 15;

/** Returns the usual time of a match with these options; `null` for a table that has not been measured. */
export function usualTime(
  game: Game,
  options: Given,
  sitters: readonly { readonly kind: 'person' | 'bot' }[],
  speed: TimedSpeed,
): UsualTime | null {
  const length = LENGTHS[tableKey(game, options)]?.[sitters.length];
  if (!length) return null;
  const persons = personsOf(sitters).length / sitters.length;
  const turn = persons * PERSON_SECONDS + (1 - persons) * BOT_SECONDS[speed];
  const ofDeal = length.turns * turn + BETWEEN_SECONDS;
  const inTime = minutesOf(options);
  if (inTime !== null) return timeOfMinutes(inTime, length.turns, ofDeal);
  const of = (id: string) => Number(options[id] ?? game.optionSpecs.find((spec) => spec.id === id)?.default ?? 1);
  // 6.13: in some games the length may be either.
  const isByDeals = options.deals !== undefined || length.deals.length === 0;
  const deals = (bound: 'low' | 'high') =>
    Math.round(isByDeals ? of('deals') * (length.played ?? 1) : dealsTo(length, of('target'), bound));
  const low = Math.max(1, deals('low'));
  const high = Math.max(low, deals('high'));
  const forDeals = (deals: number) => Math.max(1, Math.ceil((deals * ofDeal) / 60));
  const most = isByDeals ? undefined : length.deals.find(({ target }) => target === of('target'))?.most;
  return {
    low,
    high,
    turns: length.turns,
    minutes: forDeals((low + high) / 2),
    most: most === undefined ? null : { deals: most, minutes: forDeals(most) },
  };
}

/** 20.7: the usual deals of a match by time, one of which lasts `ofDeal` seconds. The last deal is played to its end. */
function timeOfMinutes(minutes: number, turns: number, ofDeal: number): UsualTime {
  const deals = Math.max(1, Math.ceil((60 * minutes) / ofDeal));
  return { low: deals, high: deals, turns, minutes, most: null };
}

/** Returns the lower or upper bound of the number of deals to this target. */
export function dealsTo({ deals }: UsualLength, target: number, bound: 'low' | 'high'): number {
  const above = deals.find((each) => each.target >= target) ?? deals.at(-1);
  const below = lastWhere(deals, (each) => each.target <= target) ?? deals[0];
  if (!above || !below) return 1;
  if (above.target === below.target) return (above[bound] * target) / above.target;
  const share = (target - below.target) / (above.target - below.target);
  return below[bound] + share * (above[bound] - below[bound]);
}
