/** The looks of a mosaic's fields: an earth and a way to lay stones for each, and the plaques with their signs. */
import type { Field, MosaicPuzzle } from '../../rules/mosaic/mosaic-puzzle.ts';
import { pairsOf } from '../../rules/outline/outline-shape.ts';
import type { FieldLook, MosaicLook } from '../renderer/mosaic/mosaic-data.ts';
import type { Plaque } from '../renderer/mosaic/mosaic-meshes.ts';
import { EARTH_COUNT, WAY_COUNT } from '../renderer/mosaic/mosaic-shader.ts';
import { breadthOf } from '../renderer/mosaic/sign-atlas.ts';

/** Shifts of a plaque's left edge from the corner of its field, and of its middle below the upper edge; half-tile sides. */
const OUT = 0.08;
const BELOW = 0;

type Dress = Pick<FieldLook, 'earth' | 'way'>;

/**
 * Returns an earth and a way for each field. Neighbours differ in both, no two fields are alike in both, and all differ
 * in both as long as there are enough.
 */
export function dressOf(puzzle: MosaicPuzzle): readonly Dress[] {
  const beside = neighboursIn(puzzle);
  const dressed: Dress[] = [];
  for (const field of puzzle.fields.keys()) {
    const near = dressed.filter((_, other) => beside.has(`${field} ${other}`));
    const times = (has: (dress: Dress) => boolean) => dressed.filter(has).length;
    const pairs = Array.from({ length: EARTH_COUNT * WAY_COUNT }, (_, n): Dress => {
      const earth = n % EARTH_COUNT;
      return { earth, way: (earth + Math.floor(n / EARTH_COUNT)) % WAY_COUNT };
    });
    const cost = (one: Dress) =>
      1000 * times(({ earth, way }) => earth === one.earth && way === one.way) +
      100 * near.filter(({ earth, way }) => earth === one.earth || way === one.way).length +
      times(({ earth }) => earth === one.earth) +
      times(({ way }) => way === one.way);
    dressed.push(pairs.reduce((best, one) => (cost(one) < cost(best) ? one : best)));
  }
  return dressed;
}

/** Returns the pairs of fields that touch, by their indexes in both orders. */
function neighboursIn({ places, fields }: MosaicPuzzle): ReadonlySet<string> {
  const fieldAt = fieldOfPlaces(fields);
  return new Set(
    pairsOf(places).flatMap(([one, other]) => {
      const [a, b] = [fieldAt.get(one), fieldAt.get(other)];
      return a === b ? [] : [`${a} ${b}`, `${b} ${a}`];
    }),
  );
}

/** Returns the index of the field of each half-place. */
const fieldOfPlaces = (fields: readonly Field[]): ReadonlyMap<number, number> =>
  new Map(fields.flatMap(({ at }, field) => at.map((place) => [place, field] as const)));

/** Returns the letters of a sign; empty if it promises nothing. */
export function lettersOf(field: Field): string {
  switch (field.sign) {
    case 'sum':
      return `${field.n}`;
    case 'under':
      return `< ${field.n}`;
    case 'over':
      return `> ${field.n}`;
    case 'equal':
      return '=';
    case 'different':
      return '≠';
    case 'none':
      return '';
  }
}

/** Returns the mosaic as it is drawn. `states`: of each field, and the light on it. */
export function mosaicLook(
  puzzle: MosaicPuzzle,
  pitch: number,
  states: readonly Pick<FieldLook, 'state' | 'light'>[],
): MosaicLook {
  const fieldAt = fieldOfPlaces(puzzle.fields);
  const dressed = dressOf(puzzle);
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
