import { describe, expect, it } from 'vitest';
import { EARTHS, STONE_WAYS } from '../../src/art/earths.ts';
import { mosaicOf } from '../../src/bots/mosaic/make-mosaic.ts';
import { dressOf, fieldOfPlaces } from '../../src/rules/mosaic/field-dress.ts';
import { mosaicShape, placesOfShape, SHAPE } from '../../src/shell/today/mosaic-shape.ts';

/** Places in reading order, and fields by their indexes. */
const PUZZLE = {
  places: [
    { row: 2, column: 3 },
    { row: 2, column: 4 },
    { row: 3, column: 4 },
    { row: 3, column: 5 },
  ],
  fields: [
    { sign: 'equal', at: [0] },
    { sign: 'sum', n: 7, at: [1, 2] },
    { sign: 'none', at: [3] },
  ],
} as const;

describe('the shape of a mosaic', () => {
  it('has its fields, and neither signs nor numbers', () => {
    expect(mosaicShape(PUZZLE)).toBe('ab./.bc');
    expect(mosaicShape(PUZZLE)).toMatch(SHAPE);
  });

  it('has the colours of the table, which differ where fields touch', () => {
    for (const number of [1, 2, 3]) {
      const { puzzle } = mosaicOf(number, 'middle');
      const earths = dressOf(puzzle, EARTHS.length, STONE_WAYS).map(({ earth }) => earth);
      const fields = fieldOfPlaces(puzzle.fields);
      expect(placesOfShape(mosaicShape(puzzle)).map(({ earth }) => earth)).toEqual(
        puzzle.places.map((_, place) => earths[fields.get(place) ?? -1]),
      );
    }
    const places = placesOfShape('aab/ccb/.dd');
    expect(places).toHaveLength(8);
    for (const one of places)
      for (const other of places) {
        const touches = Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
        if (touches) expect(one.earth === other.earth).toBe(one.field === other.field);
      }
  });
});
