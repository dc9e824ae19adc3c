/**
 * A model of the matches of one kind of table, fitted to simulated deals. Each seat has a weight by how far it is from the end of the match,
 * and its chance to be the one who ends it is its share of all weights. The logarithm of a weight runs straight from knot
 * to knot; where so many deals are played it rises with the points in hand, the faster the fewer deals are left.
 */

import { exp } from '../exponential.ts';

export interface MatchTable {
  /** The points of a deal's winner, as a mean; where points are losses, what a loser loses. */
  readonly typical: number;
  /** The logarithms of weights at the knots; or of a weight for each typical deal in hand, with one deal left, two … */
  readonly logs: readonly number[];
}

/** Distances from the target, in typical deals. */
export const KNOTS: readonly number[] = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.5, 2, 3, 4, 6, 8, 12];
/** In matches of a fixed number of deals: up to so many deals left have a weight of their own. */
export const DEALS_LEFT = 8;

/** Defaults near all measured tables, for those that were not measured. */
export const USUAL_WEIGHTS: readonly number[] = KNOTS.map((knot) => -0.8 * knot);
export const USUAL_RISE: readonly number[] = Array.from({ length: DEALS_LEFT }, (_, n) => 2 / Math.sqrt(n + 1));

/** The knot before a distance (in typical deals, from 0), and which share of the segment after it lies behind. */
export function segmentOf(distance: number): { readonly knot: number; readonly share: number } {
  let knot = 0;
  while (knot < KNOTS.length - 2 && distance >= (KNOTS[knot + 1] as number)) knot++;
  const from = KNOTS[knot] as number;
  // Past the last knot the last segment goes on.
  return { knot, share: (distance - from) / ((KNOTS[knot + 1] as number) - from) };
}

/** The weight of a seat that has `distance` points to go. */
export function weightAt({ typical, logs }: MatchTable, distance: number): number {
  const { knot, share } = segmentOf(Math.max(0, distance) / typical);
  return exp((logs[knot] ?? 0) * (1 - share) + (logs[knot + 1] ?? 0) * share);
}

/** The slope of the logarithm of a weight, per point, with `left` deals to play, from 1. */
export function risePerPoint({ typical, logs }: MatchTable, left: number): number {
  const known = Math.min(left, DEALS_LEFT);
  // The spread of what is to come grows with the root of the deals.
  return ((logs[known - 1] ?? 0) * Math.sqrt(known / left)) / typical;
}
