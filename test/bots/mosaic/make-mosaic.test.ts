import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSolutions } from '../../../src/bots/mosaic/count-solutions.ts';
import { gradeOf, mosaicOf } from '../../../src/bots/mosaic/make-mosaic.ts';
import { isShape, mosaicOutline } from '../../../src/bots/mosaic/outlines.ts';
import { fastChance } from '../../../src/rules/chance.ts';
import { SIZES, TILES_OF } from '../../../src/rules/mosaic/mosaic-puzzle.ts';
import { pairsOf } from '../../../src/rules/outline/outline-shape.ts';
import { often } from '../../long.ts';
import { plainGrade, plainSolutions } from '../../second/mosaic-solver.ts';

const numbers = fc.integer({ min: 0, max: 2 ** 20 });
const GRADES = { small: 1, middle: 2, large: 3 } as const;

/** True if the places are connected by sides. */
function isConnected(at: readonly number[], pairs: ReturnType<typeof pairsOf>): boolean {
  const reached = new Set(at.slice(0, 1));
  for (const place of reached)
    for (const pair of pairs)
      if (pair.includes(place)) for (const other of pair) if (at.includes(other)) reached.add(other);
  return reached.size === at.length;
}

describe.each(SIZES)('a %s mosaic that the game gives', (size) => {
  const runs = { numRuns: often(size === 'large' ? 2 : 5, 100) };

  it('has one solution, as two solvers count, and the grade of its size, as two careful solvers find', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const { puzzle } = mosaicOf(number, size);
        expect([countSolutions(puzzle), plainSolutions(puzzle)]).toEqual([1, 1]);
        expect([gradeOf(puzzle), plainGrade(puzzle)]).toEqual([GRADES[size], GRADES[size]]);
      }),
      runs,
    );
  });

  it('is an outline of two places a tile, divided into connected fields, and different tiles', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const { puzzle } = mosaicOf(number, size);
        const { places, fields, tiles } = puzzle;
        const pairs = pairsOf(places);
        const [least, most] = TILES_OF[size];
        expect(tiles.length >= least && tiles.length <= most && new Set(tiles).size === tiles.length).toBe(true);
        expect(places).toHaveLength(2 * tiles.length);
        expect(places.every(({ row, column }) => row > 0 && row < 10 && column > 0 && column < 10)).toBe(true);
        expect(isConnected([...places.keys()], pairs)).toBe(true);
        expect(fields.flatMap(({ at }) => at).sort((a, b) => a - b)).toEqual([...places.keys()]);
        expect(fields.every(({ at }) => at.length <= 6 && isConnected(at, pairs))).toBe(true);
        const columns = Math.max(...places.map(({ column }) => column)) + 1;
        const isMirrored = places.every(({ row, column }) =>
          places.some((other) => other.row === row && other.column === columns - column),
        );
        expect(isMirrored || isShape(size, places)).toBe(true);
      }),
      runs,
    );
  });

  it('has an outline in one piece, whichever shape chance takes', () => {
    for (let number = 0; number < 200; number++) {
      const places = mosaicOutline(size, fastChance(number));
      expect(isConnected([...places.keys()], pairsOf(places)), JSON.stringify(places)).toBe(true);
    }
  });

  it('is the same for everybody, and another one for each number', () => {
    expect(mosaicOf(7, size)).toEqual(mosaicOf(7, size));
    expect(mosaicOf(7, size).puzzle).not.toEqual(mosaicOf(8, size).puzzle);
  });
});
