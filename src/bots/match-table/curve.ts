/**
 * A model of the matches of one kind of table, fitted to simulated deals. Each seat has a weight that depends on its
 * distance from the end of the match. Its chance to end the match is its share of all weights. The logarithm of a
 * weight is linear between knots. With a fixed number of deals it rises with the points in hand, faster as fewer deals
 * are left.
 */

import { exp } from '../exponential.ts';

export interface MatchTable {
  /** The mean points of a deal's winner; where points are losses, the mean loss of a loser. */
  readonly typical: number;
  /**
   * The logarithms of the weights at the knots. With a fixed number of deals: of the weight per typical deal in hand,
   * by deals left from one.
   */
  readonly logs: readonly number[];
}

/** Distances from the target, in typical deals. */
export const KNOTS: readonly number[] = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.5, 2, 3, 4, 6, 8, 12];
/** Numbers of deals left that have a weight of their own, in matches of a fixed number of deals. */
export const DEALS_LEFT = 8;

/** Defaults for tables that were not measured, close to all measured ones. */
export const USUAL_WEIGHTS: readonly number[] = KNOTS.map((knot) => -0.8 * knot);
export const USUAL_RISE: readonly number[] = Array.from({ length: DEALS_LEFT }, (_, n) => 2 / Math.sqrt(n + 1));

/** Returns the knot before a distance (in typical deals, from 0), and the passed share of the next segment. */
export function segmentOf(distance: number): { readonly knot: number; readonly share: number } {
  let knot = 0;
  while (knot < KNOTS.length - 2 && distance >= (KNOTS[knot + 1] as number)) knot++;
  const from = KNOTS[knot] as number;
  // Beyond the last knot the last segment continues.
  return { knot, share: (distance - from) / ((KNOTS[knot + 1] as number) - from) };
}

/** The weight of a seat that has `distance` points to go. */
export function weightAt({ typical, logs }: MatchTable, distance: number): number {
  const { knot, share } = segmentOf(Math.max(0, distance) / typical);
  return exp((logs[knot] ?? 0) * (1 - share) + (logs[knot + 1] ?? 0) * share);
}

/** Returns the slope of a weight's logarithm, per point, with `left` deals to play, from 1. */
export function risePerPoint({ typical, logs }: MatchTable, left: number): number {
  const known = Math.min(left, DEALS_LEFT);
  // The spread of the deals to come grows with the square root of their number.
  return ((logs[known - 1] ?? 0) * Math.sqrt(known / left)) / typical;
}
