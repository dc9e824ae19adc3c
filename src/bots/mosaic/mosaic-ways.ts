/** All ways to lay the tiles of a mosaic, as bits of pairs of places, and what touches what. */
import type { Field, MosaicPuzzle } from '../../rules/mosaic/mosaic-puzzle.ts';
import { pairsOf } from '../../rules/outline/outline-shape.ts';
import { halves, type Tile, tilesOf } from '../../rules/tiles.ts';
import { MOST_IN_FIELD, poolOf } from './half-sums.ts';

/** A way to lay a tile: its low half on one place, its high half on a place beside it. */
export interface MosaicWay {
  /** The index of the tile in the puzzle. */
  readonly tile: number;
  /** Indexes of places. A double lies in one way on two places: the lower index first. */
  readonly low: number;
  readonly high: number;
  /** The numbers of the low and of the high half. */
  readonly lowNumber: number;
  readonly highNumber: number;
}

const HALVES: ReadonlyMap<Tile, readonly [number, number]> = new Map(tilesOf(6).map((tile) => [tile, halves(tile)]));

/** The most tiles, and the most pairs of places that touch: two words of bits. */
const MOST_TILES = 16;
const MOST_PAIRS = 64;

/** The kinds of signs as numbers. */
const SIGNS = ['sum', 'under', 'over', 'equal', 'different', 'none'] as const;
export const [SUM, UNDER, OVER, EQUAL, DIFFERENT] = [0, 1, 2, 3, 4] as const;

/** Words of a field in `inField`: of pairs with their first place alone in it, their second alone, and both. */
export const WORDS_OF_FIELD = 6;

/** The places of a mosaic: what its outline alone tells. */
export interface Ground {
  readonly places: MosaicPuzzle['places'];
  readonly pairs: readonly (readonly [number, number])[];
  /** Two words of each place: a bit for each of its pairs. */
  readonly atPlace: Int32Array;
}

/**
 * A way is one number: its pair in the lowest six bits, then a bit if the high half lies on the pair's first place, then
 * its tile.
 */
export interface Ways extends Ground {
  /** The numbers of each tile's halves, and its halves as a pool. */
  readonly lows: Uint8Array;
  readonly highs: Uint8Array;
  readonly pools: Int32Array;
  /** The index of each place's field. */
  readonly fieldOf: Uint8Array;
  readonly inField: Int32Array;
  /** Each field's places, its sign, by the sign's place in `SIGNS`, and the sign's number; 0 where there is none. */
  readonly sizes: Uint8Array;
  readonly signs: Uint8Array;
  readonly amounts: Int16Array;
}

export const numberOfWay = (tile: number, turned: 0 | 1, pair: number): number => (tile << 7) | (turned << 6) | pair;

/** Returns all that is known of a way. */
export function wayOf({ pairs, lows, highs }: Ways, way: number): MosaicWay {
  const [one, other] = pairs[way & 63] ?? [0, 0];
  const [tile, turned] = [way >> 7, (way >> 6) & 1];
  return {
    tile,
    low: turned ? other : one,
    high: turned ? one : other,
    lowNumber: lows[tile] ?? 0,
    highNumber: highs[tile] ?? 0,
  };
}

/** Sets a bit for a pair in the two words that begin there. */
function mark(words: Int32Array, from: number, pair: number): void {
  const at = from + (pair >> 5);
  words[at] = (words[at] as number) | (1 << (pair & 31));
}

export function groundOf(places: MosaicPuzzle['places']): Ground {
  const pairs = pairsOf(places);
  if (pairs.length > MOST_PAIRS) throw new Error('this outline is larger than any that is given');
  const atPlace = new Int32Array(2 * places.length);
  for (const [pair, both] of pairs.entries()) for (const place of both) mark(atPlace, 2 * place, pair);
  return { places, pairs, atPlace };
}

/** True if a pencil can solve a mosaic of this size: all that are given, but not all that can be. */
export const isWithinPencil = ({ places, fields, tiles }: MosaicPuzzle): boolean =>
  tiles.length <= MOST_TILES &&
  pairsOf(places).length <= MOST_PAIRS &&
  fields.every(({ at }) => at.length <= MOST_IN_FIELD);

export const waysOf = ({ places, fields, tiles }: MosaicPuzzle): Ways => waysOn(groundOf(places), fields, tiles);

/** Returns the ways to lay tiles on a ground that is divided into fields. */
export function waysOn(ground: Ground, fields: readonly Field[], tiles: readonly Tile[]): Ways {
  const { places, pairs } = ground;
  if (tiles.length > MOST_TILES || fields.some(({ at }) => at.length > MOST_IN_FIELD))
    throw new Error('this mosaic is larger than any that is given');
  const count = tiles.length;
  const [lows, highs, pools] = [new Uint8Array(count), new Uint8Array(count), new Int32Array(count)];
  for (let tile = 0; tile < count; tile++) {
    const [low, high] = HALVES.get(tiles[tile] as Tile) as readonly [number, number];
    lows[tile] = low;
    highs[tile] = high;
    pools[tile] = poolOf(low, high);
  }
  const [sizes, signs] = [new Uint8Array(fields.length), new Uint8Array(fields.length)];
  const amounts = new Int16Array(fields.length);
  const fieldOf = new Uint8Array(places.length);
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index] as Field;
    sizes[index] = field.at.length;
    signs[index] = SIGNS.indexOf(field.sign);
    if ('n' in field) amounts[index] = field.n;
    for (const place of field.at) fieldOf[place] = index;
  }
  const inField = new Int32Array(WORDS_OF_FIELD * fields.length);
  for (let pair = 0; pair < pairs.length; pair++) {
    const [one, other] = pairs[pair] as readonly [number, number];
    const first = fieldOf[one] as number;
    const second = fieldOf[other] as number;
    if (first === second) mark(inField, WORDS_OF_FIELD * first + 4, pair);
    else {
      mark(inField, WORDS_OF_FIELD * first, pair);
      mark(inField, WORDS_OF_FIELD * second + 2, pair);
    }
  }
  return { ...ground, lows, highs, pools, fieldOf, inField, sizes, signs, amounts };
}
