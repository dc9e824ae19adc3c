import { dealLabel, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import { tilesOf } from '../../../src/rules/tiles.ts';

/** A fair shuffle stays below this many standard deviations 9,999 times in 10,000. */
export const QUANTILE_99_99 = 3.72;

/**
 * Shuffles the set of double-`highest` and counts how often each tile comes to each place, and which tile lies beside
 * which. `deviation`: how many standard deviations the greater of the two chi-squares lies above its mean.
 */
export function chiSquareOfShuffles(
  highest: number,
  shuffles: number,
  seedText: string,
): { readonly places: number; readonly neighbours: number; readonly deviation: number } {
  const set = tilesOf(highest);
  const count = set.length;
  const number = new Map(set.map((tile, at) => [tile, at]));
  const seed = seedOfText(seedText);
  const places = new Uint32Array(count * count);
  const neighbours = new Uint32Array(count * count);
  for (let shuffle = 0; shuffle < shuffles; shuffle++) {
    let before = -1;
    let at = 0;
    for (const face of shuffledHeap(seed, dealLabel(shuffle, 0), set)) {
      const tile = number.get(face) ?? 0;
      const place = at++ * count + tile;
      places[place] = (places[place] ?? 0) + 1;
      const pair = before * count + tile;
      if (before >= 0) neighbours[pair] = (neighbours[pair] ?? 0) + 1;
      before = tile;
    }
  }
  // Every row and column of the first table sums to the number of shuffles: (n-1)² cells are free, and the sum comes out
  // too great by n/(n-1). Of the n(n-1) pairs each has mean 1/n a shuffle, so the second sum is (n-1)² in the mean.
  const freedom = (count - 1) ** 2;
  const first = (chiSquare(places, () => shuffles / count) * (count - 1)) / count;
  const second = chiSquare(neighbours, (cell) => (Math.floor(cell / count) === cell % count ? 0 : shuffles / count));
  const result = { places: above(first, freedom), neighbours: above(second, freedom) };
  return { ...result, deviation: Math.max(result.places, result.neighbours) };
}

function chiSquare(seen: Uint32Array, expected: (cell: number) => number): number {
  let sum = 0;
  for (const [cell, count] of seen.entries()) {
    const mean = expected(cell);
    if (mean > 0) sum += (count - mean) ** 2 / mean;
    else if (count > 0) return Number.POSITIVE_INFINITY;
  }
  return sum;
}

function above(value: number, freedom: number): number {
  return (value - freedom) / Math.sqrt(2 * freedom);
}
