import { describe, expect, it } from 'vitest';
import { completionsOf, fillingsIn } from '../../../src/bots/squares/completions.ts';
import { OPTIONS } from '../../../src/bots/squares/filling-options.ts';
import { fillings } from '../../../src/bots/squares/fillings.ts';
import { lyingOf } from '../../../src/bots/squares/lying.ts';
import { deduce, type Kind } from '../../../src/bots/squares/pencil.ts';
import { puzzleOf } from '../../../src/bots/squares/puzzle.ts';
import { GRADES, pencilOf, rate } from '../../../src/bots/squares/rate.ts';
import { solveSquares } from '../../../src/bots/squares/solve-squares.ts';
import { atOnce } from '../../../src/bots/steps.ts';
import { often } from '../../long.ts';
import { playedIn, shuffledDeal } from '../../rules/squares/deals.ts';

const all = atOnce(fillings());
const start = shuffledDeal(1);
const solvedBy = (lying: ReturnType<typeof lyingOf>, kind: Kind) => {
  const pencil = pencilOf(lying);
  deduce(pencil, kind);
  return pencil;
};

describe('a puzzle of squares', () => {
  it.each(GRADES)('of grade %i has exactly one filling, and is as hard as it says', (grade) => {
    for (let number = 1; number <= often(8, 200); number++) {
      const puzzle = puzzleOf(number, grade);
      const lying = lyingOf(playedIn(start, ...puzzle.given));
      expect(fillingsIn(completionsOf(lying, all))).toBe(1);
      expect(puzzle.grade).toBe(grade);
      const { deadEnds, tries } = puzzle;
      expect(rate(lying)).toEqual({ grade, deadEnds, tries });
      if (grade < 4) expect(solvedBy(lying, grade === 1 ? 1 : grade === 2 ? 2 : 3).isSolved).toBe(true);
      if (grade > 1) expect(solvedBy(lying, grade === 2 ? 1 : grade === 3 ? 2 : 3).isSolved).toBe(false);
      if (grade > 3) expect(deadEnds).toBeGreaterThan(grade === 4 ? 0 : 2);
    }
  });

  it('is the same for everybody, and another one for each number, day and grade', () => {
    expect(puzzleOf(20261125, 3)).toEqual(puzzleOf(20261125, 3));
    const texts = [1, 2, 20261125, 20261126].flatMap((number) =>
      GRADES.map((grade) => JSON.stringify(puzzleOf(number, grade).given)),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('was number 28 of the first grade from the beginning', () => {
    const tiles = puzzleOf(28, 1).given.map((move) => (move.do === 'play' ? `${move.tile} ${move.arm}` : ''));
    expect(tiles).toMatchInlineSnapshot(`
      [
        "2-6 r1c3 r1c2",
        "1-1 r1c8 r2c8",
        "1-2 r3c3 r2c3",
        "0-5 r2c5 r3c5",
        "4-6 r4c7 r5c7",
        "3-3 r5c3 r6c3",
        "5-6 r5c5 r5c6",
        "0-0 r7c8 r8c8",
        "2-3 r8c4 r8c5",
        "0-3 r8c7 r8c6",
      ]
    `);
  });

  it('is deduced to the filling that there is', () => {
    for (let number = 1; number <= 5; number++) {
      const lying = lyingOf(playedIn(start, ...puzzleOf(number, 3).given));
      const pencil = solvedBy(lying, 3);
      const deal = playedIn(start, ...puzzleOf(number, 3).given);
      const solution = atOnce(solveSquares(deal));
      if (solution.is !== 'found') throw new Error('no filling');
      const whole = lyingOf(playedIn(deal, ...solution.moves));
      const open = OPTIONS.filter((_, index) => pencil.isOpen[index] === 1);
      expect(open).toHaveLength(28);
      for (const { places } of open)
        expect(whole.some((tile) => [...tile.places].sort((a, b) => a - b).join() === places.join())).toBe(true);
    }
  });
});
