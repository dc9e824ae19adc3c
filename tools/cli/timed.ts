/** Matches by time among bots, which have no clock (20.7). */
import type { Deal } from '../../src/rules/game.ts';
import { minutesOf } from '../../src/rules/match-length.ts';

/** The minutes of a deal. */
const MINUTES = 3;

/** Returns the deal; in a match by time as the last one, once its time is up. */
export function timed(deal: Deal): Deal {
  const minutes = minutesOf(deal.options);
  return minutes !== null && deal.deal * MINUTES >= minutes ? { ...deal, timeUp: true } : deal;
}
