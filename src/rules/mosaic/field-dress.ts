/** Tells the fields of a mosaic apart: a colour and a pattern for each, and the letters of its sign. */
import { pairsOf } from '../outline/outline-shape.ts';
import type { Field, MosaicPuzzle } from './mosaic-puzzle.ts';

/** The indexes of a field's colour and of its pattern. */
export interface FieldDress {
  readonly earth: number;
  readonly way: number;
}

/** The part of a puzzle that decides how its fields are told apart. */
type Divided = Pick<MosaicPuzzle, 'places'> & { readonly fields: readonly Pick<Field, 'at'>[] };

/**
 * Returns one of so many earths, and one of so many ways to lay stones, for each field. Neighbours differ in both, and
 * no two fields are alike in both, as long as there are enough.
 */
export function dressOf(puzzle: Divided, earths: number, ways: number): readonly FieldDress[] {
  const beside = neighboursIn(puzzle);
  const dressed: FieldDress[] = [];
  for (const field of puzzle.fields.keys()) {
    const near = dressed.filter((_, other) => beside.has(`${field} ${other}`));
    const times = (has: (dress: FieldDress) => boolean) => dressed.filter(has).length;
    const pairs = Array.from({ length: earths * ways }, (_, n): FieldDress => {
      const earth = n % earths;
      return { earth, way: (earth + Math.floor(n / earths)) % ways };
    });
    const cost = (one: FieldDress) =>
      1000 * times(({ earth, way }) => earth === one.earth && way === one.way) +
      100 * near.filter(({ earth, way }) => earth === one.earth || way === one.way).length +
      times(({ earth }) => earth === one.earth) +
      times(({ way }) => way === one.way);
    dressed.push(pairs.reduce((best, one) => (cost(one) < cost(best) ? one : best)));
  }
  return dressed;
}

/** Returns the pairs of fields that touch, by their indexes in both orders. */
function neighboursIn({ places, fields }: Divided): ReadonlySet<string> {
  const fieldAt = fieldOfPlaces(fields);
  return new Set(
    pairsOf(places).flatMap(([one, other]) => {
      const [a, b] = [fieldAt.get(one), fieldAt.get(other)];
      return a === b ? [] : [`${a} ${b}`, `${b} ${a}`];
    }),
  );
}

/** Returns the index of the field of each half-place. */
export const fieldOfPlaces = (fields: readonly Pick<Field, 'at'>[]): ReadonlyMap<number, number> =>
  new Map(fields.flatMap(({ at }, field) => at.map((place) => [place, field] as const)));

/** Returns the letters of a sign; empty if it promises nothing. */
export function signLetters(field: Field): string {
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
