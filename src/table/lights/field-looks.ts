/** The looks of a mosaic's fields, and the plaques with their signs. */
import { EARTHS, STONE_WAYS } from '../../art/earths.ts';
import { dressOf, type FieldDress, fieldOfPlaces, signLetters } from '../../rules/mosaic/field-dress.ts';
import type { MosaicPuzzle } from '../../rules/mosaic/mosaic-puzzle.ts';
import type { FieldLook, MosaicLook } from '../renderer/mosaic/mosaic-data.ts';
import type { Plaque } from '../renderer/mosaic/mosaic-meshes.ts';
import { breadthOf } from '../renderer/mosaic/sign-atlas.ts';

/** Shifts of a plaque's left edge from the corner of its field, and of its middle below the upper edge; half-tile sides. */
const OUT = 0.08;
const BELOW = 0;

type Dressed = Pick<MosaicLook, 'columns' | 'rows' | 'places'> & { readonly dress: readonly FieldDress[] };

/** The parts of a look that never change, by puzzle: a picture takes little time. */
const KNOWN = new WeakMap<MosaicPuzzle, Dressed>();

function dressedUp(puzzle: MosaicPuzzle): Dressed {
  const known = KNOWN.get(puzzle);
  if (known) return known;
  const { places, fields } = puzzle;
  const fieldAt = fieldOfPlaces(fields);
  const dressed = {
    columns: Math.max(...places.map(({ column }) => column)),
    rows: Math.max(...places.map(({ row }) => row)),
    places: places.map((place, index) => ({ ...place, field: fieldAt.get(index) ?? 0 })),
    dress: dressOf(puzzle, EARTHS.length, STONE_WAYS),
  };
  KNOWN.set(puzzle, dressed);
  return dressed;
}

/** Returns the mosaic as it is drawn. `states`: of each field, and the light on it. */
export function mosaicLook(
  puzzle: MosaicPuzzle,
  pitch: number,
  states: readonly Pick<FieldLook, 'state' | 'light'>[],
): MosaicLook {
  const { dress, ...whole } = dressedUp(puzzle);
  return {
    ...whole,
    pitch,
    fields: dress.map((each, field) => ({ state: 'open', light: 0, ...states[field], ...each })),
  };
}

/**
 * Returns the plaques: each at the upper left corner of its field's first half-place, where no other field can have its
 * own. `high`: half the height of a plaque, half-tile sides.
 */
export function plaquesOf(puzzle: MosaicPuzzle, { columns, rows, pitch }: MosaicLook, high: number): readonly Plaque[] {
  return puzzle.fields.flatMap((field, index) => {
    const sign = signLetters(field);
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
