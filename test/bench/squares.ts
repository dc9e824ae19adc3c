/**
 * Counts all ways to fill the outline of Squares, makes puzzles of each grade, and says what they are like. Makes sure
 * that each puzzle has one filling.
 *
 *   npm run bench squares [PUZZLES]     200 unless given, the same number of each grade
 */
import { argv } from 'node:process';
import { completionsOf, fillingsIn } from '../../src/bots/squares/completions.ts';
import { fillings, NAMINGS } from '../../src/bots/squares/fillings.ts';
import { lyingOf } from '../../src/bots/squares/lying.ts';
import { puzzleOf } from '../../src/bots/squares/puzzle.ts';
import { GRADES, type Grade } from '../../src/bots/squares/rate.ts';
import { atOnce } from '../../src/bots/steps.ts';
import { squares } from '../../src/rules/squares/squares.ts';

const [, , count = '200'] = argv;
const each = Math.ceil(Number(count) / GRADES.length);

const begun = performance.now();
const all = atOnce(fillings());
const time = performance.now() - begun;
console.log(
  `${(all.length * NAMINGS).toLocaleString('en')} fillings: ${all.length} but for the names of the numbers, in ${time.toFixed(0)} ms`,
);

const start = squares.open(squares.begin({}, 1), {}, 1, squares.set({}), 0);

/** Makes one puzzle. Throws where it has not exactly one filling. */
function made(number: number, grade: Grade) {
  const from = performance.now();
  const puzzle = puzzleOf(number, grade);
  const took = performance.now() - from;
  const deal = puzzle.given.reduce((before, move) => squares.play(before, move).deal, start);
  const ways = fillingsIn(completionsOf(lyingOf(deal), all));
  if (ways !== 1) throw new Error(`puzzle ${number} of grade ${grade} has ${ways} fillings`);
  return { ...puzzle, given: puzzle.given.length, took };
}

const spread = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `${at(0).toFixed(0)} / ${at(0.5).toFixed(0)} / ${at(1).toFixed(0)}`;
};

console.log('least / median / most of each grade:');
for (const grade of GRADES) {
  const puzzles = Array.from({ length: each }, (_, number) => made(number + 1, grade));
  const of = (what: (puzzle: (typeof puzzles)[0]) => number) => spread(puzzles.map(what));
  console.log(
    `grade ${grade}: ${each} puzzles, one filling each; given ${of(({ given }) => given)}, dead ends ${of(({ deadEnds }) => deadEnds)}, ` +
      `ways tried ${of(({ tries }) => tries)}, attempts ${of(({ attempts }) => attempts)}, ms ${of(({ took }) => took)}`,
  );
}
