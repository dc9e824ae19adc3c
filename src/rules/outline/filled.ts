/** The state of an outline (23.2, 32.2), derived from the tiles laid. */
import type { Laid, Seen } from '../game.ts';
import { outlineOf } from './outline-of.ts';
import type { Outline, PlacePair } from './outline-shape.ts';

export interface Filled {
  /** For each half-place the index, in `Seen.laid`, of the tile on it; `null` if it is empty. */
  readonly tiles: readonly (number | null)[];
  /** The number on each half-place; `null` if it is empty. */
  readonly numbers: readonly (number | null)[];
  /** The number that each area must show where its numbers are alike (23.2); `null` if none lies in it yet, or if it may show any. */
  readonly shown: readonly (number | null)[];
}

/** Throws if a tile lies outside the outline. */
export function filledBy(seen: Pick<Seen, 'laid' | 'puzzle'>): Filled {
  const outline = outlineOf(seen);
  const tiles = outline.places.map((): number | null => null);
  const numbers = [...tiles];
  const shown = Array.from({ length: outline.areas }, (): number | null => null);
  for (const [index, { arm, inner, outer }] of seen.laid.entries())
    for (const [half, place] of halfPlacesOf(outline, arm).entries()) {
      const number = half === 0 ? inner : outer;
      tiles[place] = index;
      numbers[place] = number;
      if (outline.isAlike) shown[outline.places[place]?.area ?? 0] = number;
    }
  return { tiles, numbers, shown };
}

/** Returns the areas in which a tile lies there, ascending. */
export const areasUnder = (outline: Outline, arm: Laid['arm']): readonly number[] =>
  [...new Set(halfPlacesOf(outline, arm).map((place) => outline.places[place]?.area ?? 0))].sort((a, b) => a - b);

/** Returns the numbers of the squares that are full and hold the tile laid there (23.3). */
export function filledWith(seen: Pick<Seen, 'laid' | 'puzzle'>, arm: Laid['arm']): readonly number[] {
  const outline = outlineOf(seen);
  const { tiles, shown } = filledBy(seen);
  return areasUnder(outline, arm).flatMap((area) => (isFull(outline, tiles, area) ? (shown[area] ?? []) : []));
}

/** True if a tile lies on every half-place of an area; `tiles` as in `Filled`. */
export const isFull = ({ places }: Outline, tiles: Filled['tiles'], area: number): boolean =>
  places.every((place, index) => place.area !== area || tiles[index] !== null);

/** Returns the half-places of a laid tile's low and high half, as indexes. */
export function halfPlacesOf(outline: Outline, arm: Laid['arm']): PlacePair {
  const places = arm === null ? null : outline.placesOfArm(arm);
  if (!places) throw new Error(`${arm} lies nowhere in the outline`);
  return places;
}
