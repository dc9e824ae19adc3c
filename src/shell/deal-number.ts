/**
 * Numbers of deals, with which a deal can be repeated or shared. The number is the seed: it determines the tiles and
 * the opponents. All tiles can be computed from it, so deals of ordinary matches have no number.
 */

import type { Game } from '../rules/game.ts';
import { oneDeal } from '../rules/one-deal.ts';

/** The greatest number of a deal; the least is 1. */
export const MOST_DEALS = 999_999;
/** The greatest number of a day's deal (`day.ts`). Seeds of ordinary matches are always greater. */
const MOST_SHARED = 99_999_999;

/** Returns the seed of a numbered deal: 256 bits, hexadecimal. */
export const seedOfDeal = (deal: number): string => deal.toString(16).padStart(64, '0');

/** Returns the number of the deal or day with this seed (hexadecimal); `null` for ordinary matches. */
export function sharedOf(seed: string): number | null {
  const number = Number.parseInt(seed, 16);
  return number > 0 && number <= MOST_SHARED ? number : null;
}

/** Returns the game for a match with this seed (hexadecimal): numbered deals are single deals. */
export const gameOfSeed = (game: Game, seed: string): Game => (sharedOf(seed) === null ? game : oneDeal(game));

/** Returns the number of the deal with this seed (hexadecimal); `null` if it is not a numbered deal. */
export function dealOfSeed(seed: string): number | null {
  const deal = Number.parseInt(seed, 16);
  return isDeal(deal) ? deal : null;
}

export const isDeal = (deal: number): boolean => Number.isInteger(deal) && deal >= 1 && deal <= MOST_DEALS;

/**
 * Returns the number of a random deal.
 * @param chance from 0 to 1, excluding 1.
 */
export const anyDeal = (chance: number): number => 1 + Math.floor(chance * MOST_DEALS);

/** Returns the next number of a deal; 1 after the greatest. */
export const numberAfter = (deal: number): number => (deal % MOST_DEALS) + 1;

/** Returns the number of the day's deal by the device's local date, for example 20261123. */
export const dayNumber = (now: Date): number => now.getFullYear() * 1e4 + (now.getMonth() + 1) * 100 + now.getDate();
