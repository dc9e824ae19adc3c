/** The double of each deal (29.1), and how it is turned up. */
import type { Options, Position, Seen, Tile } from './game.ts';
import { tileOf } from './tiles.ts';

export const highestIn = ({ set }: Options): number => Number(set);

/** 29.1: returns the double of a deal: the highest in the first one, then one lower each, down to 0-0, and round again. */
export function dealDouble({ options, deal }: Pick<Seen, 'options' | 'deal'>): Tile {
  const highest = highestIn(options);
  const number = highest - ((deal - 1) % (highest + 1));
  return tileOf(number, number);
}

/** Returns the position at which the deal's double lies open in the boneyard; `undefined` if it does not. */
export function turnedUpAt(seen: Seen): Position | undefined {
  if (seen.phase !== 'leading') return undefined;
  const double = dealDouble(seen);
  return seen.boneyard.find((at) => seen.heap[at] === double);
}
