/**
 * Numbers of deals that are played alone, so that a deal can be played again, or by somebody else. Nothing of it is hidden,
 * so its number may be the seed that fixes it.
 */

/** Numbers go from 1 to this. */
export const MOST_DEALS = 999_999;

/** 256 bits, hexadecimal. */
export const seedOfDeal = (deal: number): string => deal.toString(16).padStart(64, '0');

/** The number of the deal that a seed (hexadecimal) fixes; `null` where it is the seed of no numbered deal. */
export function dealOfSeed(seed: string): number | null {
  const deal = Number.parseInt(seed, 16);
  return isDeal(deal) ? deal : null;
}

export const isDeal = (deal: number): boolean => Number.isInteger(deal) && deal >= 1 && deal <= MOST_DEALS;

/** @param chance from 0 to 1, without 1. */
export const anyDeal = (chance: number): number => 1 + Math.floor(chance * MOST_DEALS);
