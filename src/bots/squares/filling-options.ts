/** All options for the tiles of Squares, as a person pencils them in and crosses them out. */
import { HALF_PLACES, PAIRS, SQUARE_OF } from '../../rules/squares/half-places.ts';
import { NUMBERS } from './fillings.ts';

/** A tile in one place. The first half-place is the one that comes first in reading order. */
export interface Option {
  readonly places: readonly [number, number];
  readonly halves: readonly [number, number];
  /** Its index among the tiles of the set. */
  readonly tile: number;
}

export const PLACE_COUNT = HALF_PLACES.length;
const TILE_COUNT = (NUMBERS * (NUMBERS + 1)) / 2;

/** The index of a tile in the set, 0-0, 0-1 … 6-6. */
function tileIndex(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return low * NUMBERS - (low * (low - 1)) / 2 + high - low;
}

const every = [...Array(NUMBERS).keys()];

/** All options that 23.2 allows in an empty outline. */
export const OPTIONS: readonly Option[] = PAIRS.flatMap((places) => {
  const isWithin = SQUARE_OF[places[0]] === SQUARE_OF[places[1]];
  return every.flatMap((a) =>
    every.filter((b) => a === b || !isWithin).map((b): Option => ({ places, halves: [a, b], tile: tileIndex(a, b) })),
  );
});

/** The number of items to be filled: places, then tiles. Each option fills three of them. */
export const ITEM_COUNT = PLACE_COUNT + TILE_COUNT;
export const itemsOf = ({ places, tile }: Option): readonly [number, number, number] => [
  places[0],
  places[1],
  PLACE_COUNT + tile,
];

/** For each item the indexes of its options. */
export const OPTIONS_OF: readonly (readonly number[])[] = Array.from({ length: ITEM_COUNT }, (_, item) =>
  OPTIONS.flatMap((option, index) => (itemsOf(option).includes(item) ? [index] : [])),
);

/** Returns the index of the option with these halves on these places; -1 if there is none. */
export function optionIndex([one, other]: readonly [number, number], [a, b]: readonly [number, number]): number {
  const [places, halves] =
    one < other
      ? [
          [one, other],
          [a, b],
        ]
      : [
          [other, one],
          [b, a],
        ];
  return OPTIONS.findIndex(
    (option) =>
      option.places[0] === places[0] &&
      option.places[1] === places[1] &&
      option.halves[0] === halves[0] &&
      option.halves[1] === halves[1],
  );
}
