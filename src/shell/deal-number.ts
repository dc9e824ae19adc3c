/**
 * Numbers of deals, so that a deal can be played again, or by somebody else: the number is the seed, and says with which
 * tiles, and against whom. Whoever computes it can know all of its tiles; the deal of an ordinary match has no number.
 */

import type { Game } from '../rules/game.ts';
import { oneDeal } from '../rules/one-deal.ts';

/** Numbers that can be asked for go from 1 to this. */
export const MOST_DEALS = 999_999;
/** Above them are the deals of days (`day.ts`); the seed of an ordinary match is never as small. */
const MOST_SHARED = 99_999_999;

/** 256 bits, hexadecimal. */
export const seedOfDeal = (deal: number): string => deal.toString(16).padStart(64, '0');

/** The number that a seed (hexadecimal) is, of a deal or a day; `null` where it is that of an ordinary match. */
export function sharedOf(seed: string): number | null {
  const number = Number.parseInt(seed, 16);
  return number > 0 && number <= MOST_SHARED ? number : null;
}

/** The game as the match of that seed (hexadecimal) is played: what others play too is one deal. */
export const gameOfSeed = (game: Game, seed: string): Game => (sharedOf(seed) === null ? game : oneDeal(game));

/** The number of the deal that a seed (hexadecimal) fixes; `null` where it is the seed of no numbered deal. */
export function dealOfSeed(seed: string): number | null {
  const deal = Number.parseInt(seed, 16);
  return isDeal(deal) ? deal : null;
}

export const isDeal = (deal: number): boolean => Number.isInteger(deal) && deal >= 1 && deal <= MOST_DEALS;

/** @param chance from 0 to 1, without 1. */
export const anyDeal = (chance: number): number => 1 + Math.floor(chance * MOST_DEALS);

/** The number of the deal of the day that it is where the device is: 20261123. */
export const dayNumber = (now: Date): number => now.getFullYear() * 1e4 + (now.getMonth() + 1) * 100 + now.getDate();
