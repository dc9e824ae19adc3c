/** All ways to lay the tiles of a mosaic, and what touches what. */
import { type MosaicPuzzle, pairsOf } from '../../rules/mosaic/mosaic-puzzle.ts';
import { halves } from '../../rules/tiles.ts';

/** A way to lay a tile: its low half on one place, its high half on a place beside it. */
export interface Way {
  /** The index of the tile in the puzzle. */
  readonly tile: number;
  /** Indexes of places. A double lies in one way on two places: the lower index first. */
  readonly low: number;
  readonly high: number;
  /** The numbers of the low and of the high half. */
  readonly lowNumber: number;
  readonly highNumber: number;
}

export interface Ways {
  readonly puzzle: MosaicPuzzle;
  readonly all: readonly Way[];
  /** Indexes in `all`. */
  readonly ofTile: readonly (readonly number[])[];
  readonly ofPlace: readonly (readonly number[])[];
  /** The index of each place's field. */
  readonly fieldOf: readonly number[];
}

export function waysOf(puzzle: MosaicPuzzle): Ways {
  const pairs = pairsOf(puzzle.places);
  const all = puzzle.tiles.flatMap((tile, index) => {
    const [lowNumber, highNumber] = halves(tile);
    return pairs.flatMap(([one, other]): Way[] => {
      const way = { tile: index, low: one, high: other, lowNumber, highNumber };
      return lowNumber === highNumber ? [way] : [way, { ...way, low: other, high: one }];
    });
  });
  const indexes = (isIt: (way: Way) => boolean) => all.flatMap((way, index) => (isIt(way) ? [index] : []));
  return {
    puzzle,
    all,
    ofTile: puzzle.tiles.map((_, tile) => indexes((way) => way.tile === tile)),
    ofPlace: puzzle.places.map((_, place) => indexes(({ low, high }) => low === place || high === place)),
    fieldOf: puzzle.places.map((_, place) => puzzle.fields.findIndex(({ at }) => at.includes(place))),
  };
}
