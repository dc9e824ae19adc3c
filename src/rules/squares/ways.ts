/** The places in which a tile of Squares may lie (23.2). */

import type { Tile } from '../game.ts';
import { halves } from '../tiles.ts';
import type { Filled } from './filled.ts';
import { armOf, PAIRS, SQUARE_OF } from './half-places.ts';

/** A tile on two half-places, by the indexes of its low and its high half. */
export interface Way {
  readonly low: number;
  readonly high: number;
  /** The name of both places in records (25.6). */
  readonly arm: string;
}

const wayOf = (low: number, high: number): Way => ({ low, high, arm: armOf(low, high) });
/** 25.6: a double is named in reading order. */
const DOUBLES: readonly Way[] = PAIRS.map(([one, other]) => wayOf(one, other));
/** 23.2: only a double, whose halves are equal, can lie within one square. */
const OTHERS: readonly Way[] = PAIRS.filter(([one, other]) => SQUARE_OF[one] !== SQUARE_OF[other]).flatMap(
  ([one, other]) => [wayOf(one, other), wayOf(other, one)],
);

/** Returns all ways in which a tile may be laid now. */
export function waysFor(filled: Filled, tile: Tile): readonly Way[] {
  const [a, b] = halves(tile);
  return (a === b ? DOUBLES : OTHERS).filter((way) => mayLie(filled, a, b, way));
}

/** Returns the way that an arm names, if the tile may be laid so. */
export const wayAt = (filled: Filled, tile: Tile, arm: number | string): Way | undefined =>
  waysFor(filled, tile).find((way) => way.arm === arm);

/** 23.2: true if both places are free, in squares that are empty or show the same number. */
function mayLie({ tiles, shown }: Filled, a: number, b: number, { low, high }: Way): boolean {
  if (tiles[low] !== null || tiles[high] !== null) return false;
  const [here, there] = [shown[SQUARE_OF[low] ?? 0], shown[SQUARE_OF[high] ?? 0]];
  return (here === null || here === a) && (there === null || there === b);
}
