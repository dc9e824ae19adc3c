import { describe, expect, it } from 'vitest';
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

  it('gives fields that touch different colours', () => {
    const places = placesOfShape('aab/ccb/.dd');
    expect(places).toHaveLength(8);
    for (const one of places)
      for (const other of places) {
        const touches = Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
        if (touches) expect(one.colour === other.colour).toBe(one.field === other.field);
      }
  });
});
