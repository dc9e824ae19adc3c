/** The state of the outline of Squares (23.2), derived from the tiles laid. */
import type { Laid, Seen } from '../game.ts';
import { HALF_PLACES, placesOfArm, SQUARE_OF, SQUARES } from './half-places.ts';

export interface Filled {
  /** For each half-place the index, in `Seen.laid`, of the tile on it; `null` if it is empty. */
  readonly tiles: readonly (number | null)[];
  /** The number that each square shows; `null` if it is empty. */
  readonly shown: readonly (number | null)[];
}

/** Throws if a tile lies outside the outline. */
export function filledBy({ laid }: Pick<Seen, 'laid'>): Filled {
  const tiles = HALF_PLACES.map((): number | null => null);
  const shown = SQUARES.map((): number | null => null);
  for (const [index, { arm, inner, outer }] of laid.entries()) {
    const [low, high] = halfPlacesOf(arm);
    tiles[low] = index;
    tiles[high] = index;
    shown[HALF_PLACES[low]?.square ?? 0] = inner;
    shown[HALF_PLACES[high]?.square ?? 0] = outer;
  }
  return { tiles, shown };
}

/** Returns the numbers of the squares that are full and hold the tile laid there. */
export function filledWith(seen: Pick<Seen, 'laid'>, arm: Laid['arm']): readonly number[] {
  const { tiles, shown } = filledBy(seen);
  const squares = [...new Set(halfPlacesOf(arm).map((place) => SQUARE_OF[place] ?? 0))];
  return squares.filter((square) => isFull(tiles, square)).map((square) => shown[square] ?? 0);
}

/** True if a tile lies on every half-place of a square; `tiles` as in `Filled`. */
export const isFull = (tiles: Filled['tiles'], square: number): boolean =>
  SQUARE_OF.every((each, place) => each !== square || tiles[place] !== null);

/** Returns the half-places of a laid tile's low and high half, as indexes in `HALF_PLACES`. */
export function halfPlacesOf(arm: Laid['arm']): readonly [number, number] {
  const places = arm === null ? null : placesOfArm(arm);
  if (!places) throw new Error(`${arm} lies nowhere in the outline`);
  return places;
}
