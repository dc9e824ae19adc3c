import { describe, expect, it } from 'vitest';
import { carryThrough, nextStep, type StepKind } from '../../../src/bots/mosaic/careful.ts';
import { countSolutions, solutionsFrom } from '../../../src/bots/mosaic/count-solutions.ts';
import { mosaicOf } from '../../../src/bots/mosaic/make-mosaic.ts';
import { MosaicPencil } from '../../../src/bots/mosaic/mosaic-pencil.ts';
import { wayOf, waysOf } from '../../../src/bots/mosaic/mosaic-ways.ts';
import type { MosaicPuzzle, Sign } from '../../../src/rules/mosaic/mosaic-puzzle.ts';
import type { Tile } from '../../../src/rules/tiles.ts';
import { plainSolutions, plainWays } from '../../second/mosaic-solver.ts';
import { mosaicFrom, ONE_SOLUTION, TWO_SOLUTIONS } from './puzzles.ts';

/** The ways that are left, by what each puts where. */
function waysLeft(pencil: MosaicPencil): readonly string[] {
  const texts: string[] = [];
  for (let way = pencil.nextLeft(0); way >= 0; way = pencil.nextLeft(way + 1)) {
    const { low, high, lowNumber, highNumber } = wayOf(pencil.ways, way);
    texts.push(`${lowNumber} at ${low}, ${highNumber} at ${high}`);
  }
  return texts;
}

function looked(puzzle: MosaicPuzzle): MosaicPencil {
  const pencil = new MosaicPencil(waysOf(puzzle));
  pencil.look();
  return pencil;
}

/** A row of two half-places for one tile, in one field. */
const row = (sign: Sign, tile: Tile) => mosaicFrom(['aa'], { a: sign }, [tile]);

describe('32.4: the example of the page', () => {
  it('has two solutions, or one once its field is divided', () => {
    expect([countSolutions(TWO_SOLUTIONS, 9), plainSolutions(TWO_SOLUTIONS, 9)]).toEqual([2, 2]);
    expect([countSolutions(ONE_SOLUTION, 9), plainSolutions(ONE_SOLUTION, 9)]).toEqual([1, 1]);
  });

  it('has as many ways as tiles have places, and a double in each place one', () => {
    expect(plainWays(row({ sign: 'none' }, '1-2'))).toHaveLength(2);
    expect(waysLeft(looked(row({ sign: 'none' }, '1-2')))).toHaveLength(2);
    expect(plainWays(row({ sign: 'none' }, '2-2'))).toHaveLength(1);
    expect(waysLeft(looked(row({ sign: 'none' }, '2-2')))).toHaveLength(1);
  });
});

describe('32.5: a way is out', () => {
  it.each<readonly [Sign, Tile, number]>([
    [{ sign: 'sum', n: 5 }, '2-3', 2],
    [{ sign: 'sum', n: 5 }, '2-4', 0],
    [{ sign: 'under', n: 5 }, '1-3', 2],
    [{ sign: 'under', n: 5 }, '2-3', 0],
    [{ sign: 'over', n: 5 }, '2-4', 2],
    [{ sign: 'over', n: 5 }, '2-3', 0],
    [{ sign: 'equal' }, '3-3', 1],
    [{ sign: 'equal' }, '3-4', 0],
    [{ sign: 'different' }, '3-4', 2],
    [{ sign: 'different' }, '3-3', 0],
    [{ sign: 'none' }, '3-4', 2],
  ])('if its field could not keep %j: %s has %i', (sign, tile, left) => {
    const pencil = looked(row(sign, tile));
    expect(waysLeft(pencil)).toHaveLength(left);
    expect(pencil.isStuck).toBe(left === 0);
  });

  it('by the halves of the other tiles alone, each once', () => {
    // Two places add up to 8: with 4 of 4-1 there must be a second 4, which only 4-0 has.
    const pencil = looked(
      mosaicFrom(['aab', 'ccb'], { a: { sign: 'sum', n: 8 }, b: { sign: 'none' }, c: { sign: 'none' } }, [
        '1-4',
        '0-4',
        '3-3',
      ]),
    );
    const atFirst = waysLeft(pencil).filter((text) => / at 0\b/.test(text));
    expect(atFirst.every((text) => text.includes('4 at 0'))).toBe(true);
    expect(atFirst.length).toBeGreaterThan(0);
  });
});

describe('32.5: a careful solver', () => {
  const steps = (puzzle: MosaicPuzzle, most: StepKind) => {
    const pencil = new MosaicPencil(waysOf(puzzle));
    const kinds: StepKind[] = [];
    for (let step = nextStep(pencil, most); step; step = nextStep(pencil, most)) kinds.push(step.kind);
    return { kinds, isSolved: pencil.isSolved };
  };

  it('lays by step 1 what has one way left', () => {
    expect(steps(ONE_SOLUTION, 1)).toEqual({ kinds: [1, 1], isSolved: true });
    expect(steps(TWO_SOLUTIONS, 3).isSolved).toBe(false);
  });

  it.each([
    ['small', 1],
    ['middle', 2],
    ['large', 3],
  ] as const)('solves %s mosaics by steps up to %i, and not by fewer', (size, most) => {
    const { puzzle } = mosaicOf(1, size);
    const all = steps(puzzle, most);
    expect(all.isSolved).toBe(true);
    expect(Math.max(...all.kinds)).toBe(most);
    if (most > 1) expect(steps(puzzle, (most - 1) as StepKind).isSolved).toBe(false);
    const pencil = new MosaicPencil(waysOf(puzzle));
    expect(carryThrough(pencil, 3)).toBe(most);
  });

  it('strikes out by step 2 a way after which some place or tile has none, and by step 3 after step 1', () => {
    for (const [size, kind] of [
      ['middle', 2],
      ['large', 3],
    ] as const) {
      const pencil = new MosaicPencil(waysOf(mosaicOf(2, size).puzzle));
      for (;;) {
        const before = waysLeft(pencil).length;
        const step = nextStep(pencil, 3);
        if (!step) throw new Error('no such step');
        if (step.kind !== kind || !('strikes' in step)) continue;
        expect(waysLeft(pencil).length).toBeLessThan(before);
        expect(pencil.isLeft(step.strikes)).toBe(false);
        break;
      }
    }
  });

  it('can be asked whether a mosaic can still be solved', () => {
    const pencil = looked(ONE_SOLUTION);
    const isStillSolvable = (way: number) => {
      pencil.try();
      pencil.lay(way);
      const found = solutionsFrom(pencil, 1);
      pencil.endTrial();
      return found === 1;
    };
    const all: boolean[] = [];
    for (let way = pencil.nextLeft(0); way >= 0; way = pencil.nextLeft(way + 1)) all.push(isStillSolvable(way));
    expect(all.filter((is) => is)).toHaveLength(2);
  });

  it('takes back what was tried', () => {
    const pencil = looked(mosaicOf(3, 'middle').puzzle);
    const before = waysLeft(pencil);
    pencil.try();
    pencil.lay(pencil.nextLeft(0));
    pencil.look();
    pencil.endTrial();
    expect(waysLeft(pencil)).toEqual(before);
  });
});
