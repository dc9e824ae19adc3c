/** The looks of a mosaic's fields, and the plaques with their signs. */
import { EARTHS, STONE_WAYS } from '../../art/earths.ts';
import { dressOf, fieldOfPlaces, lettersOf } from '../../rules/mosaic/field-dress.ts';
import type { MosaicPuzzle } from '../../rules/mosaic/mosaic-puzzle.ts';
import type { FieldLook, MosaicLook } from '../renderer/mosaic/mosaic-data.ts';
import type { Plaque } from '../renderer/mosaic/mosaic-meshes.ts';
import { breadthOf } from '../renderer/mosaic/sign-atlas.ts';

/** Shifts of a plaque's left edge from the corner of its field, and of its middle below the upper edge; half-tile sides. */
const OUT = 0.08;
const BELOW = 0;

/** Returns the mosaic as it is drawn. `states`: of each field, and the light on it. */
export function mosaicLook(
  puzzle: MosaicPuzzle,
  pitch: number,
  states: readonly Pick<FieldLook, 'state' | 'light'>[],
): MosaicLook {
  const fieldAt = fieldOfPlaces(puzzle.fields);
  const dressed = dressOf(puzzle, EARTHS.length, STONE_WAYS);
  return {
    columns: Math.max(...puzzle.places.map(({ column }) => column)),
    rows: Math.max(...puzzle.places.map(({ row }) => row)),
    pitch,
    places: puzzle.places.map((place, index) => ({ ...place, field: fieldAt.get(index) ?? 0 })),
    fields: dressed.map((dress, field) => ({ state: 'open', light: 0, ...states[field], ...dress })),
  };
}

/**
 * Returns the plaques: each at the upper left corner of its field's first half-place, where no other field can have its
 * own. `high`: half the height of a plaque, half-tile sides.
 */
export function plaquesOf(puzzle: MosaicPuzzle, { columns, rows, pitch }: MosaicLook, high: number): readonly Plaque[] {
  return puzzle.fields.flatMap((field, index) => {
    const sign = lettersOf(field);
    const first = puzzle.places[field.at[0] ?? 0];
    if (sign === '' || !first) return [];
    const across = high * breadthOf(sign);
    return [
      {
        x: (first.column - 1 - columns / 2) * pitch - OUT + across,
        y: (rows / 2 - first.row + 1) * pitch - BELOW,
        across,
        along: high,
        field: index,
        sign,
      },
    ];
  });
}
