/** Puzzles of Mosaic (32.1): an outline, its fields with their signs, and the tiles that fill it. */
import type { Cell } from '../outline/outline-shape.ts';
import type { Tile } from '../tiles.ts';

/**
 * The promise of a field (32.1). `sum`, `under`, `over`: its numbers add up to `n`, to less, or to more. `equal`: all are
 * alike. `different`: no two are alike. `none`: anything.
 */
export type Sign =
  | { readonly sign: 'sum' | 'under' | 'over'; readonly n: number }
  | { readonly sign: 'equal' | 'different' | 'none' };

/** A field: half-places that are connected by sides, as indexes in `MosaicPuzzle.places`, ascending. */
export type Field = Sign & { readonly at: readonly number[] };

export const SIZES = ['small', 'middle', 'large'] as const;
export type MosaicSize = (typeof SIZES)[number];

export interface MosaicPuzzle {
  readonly size: MosaicSize;
  /** The half-places of the outline, in reading order; rows and columns go from 1 to 9. */
  readonly places: readonly Cell[];
  /** Each half-place is in exactly one of them. */
  readonly fields: readonly Field[];
  /** As many as half the places, all different, of the double-six set. */
  readonly tiles: readonly Tile[];
}

/** A puzzle as records have it: half-places by their names, as `r1c2`. */
export interface RecordPuzzle {
  readonly size: MosaicSize;
  readonly outline: readonly string[];
  readonly fields: readonly (Sign & { readonly at: readonly string[] })[];
  readonly tiles: readonly Tile[];
}

/** The least and the most tiles of each size (32.5). */
export const TILES_OF: Readonly<Record<MosaicSize, readonly [number, number]>> = {
  small: [5, 7],
  middle: [9, 11],
  large: [13, 16],
};
