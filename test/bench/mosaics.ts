/**
 * Makes mosaics of each size. Makes sure that each is one by 32.1 and has one solution, by the project's solver and by a
 * plain second one, and the grade of its size; says how long it takes to make them, and what they are like.
 *
 *   npm run bench mosaics [PUZZLES [FIRST [SIZE…]]]     100 of each size, from number 0, unless given
 *
 * Fails where a puzzle has another number of solutions, another grade, or is made otherwise the second time. The plain
 * solver makes the steps of every tenth puzzle, too.
 */
import { argv, cpuUsage } from 'node:process';
import { countSolutions } from '../../src/bots/mosaic/count-solutions.ts';
import { gradeOf, mosaicOf } from '../../src/bots/mosaic/make-mosaic.ts';
import { isShape } from '../../src/bots/mosaic/outlines.ts';
import { type MosaicPuzzle, type MosaicSize, SIZES, TILES_OF } from '../../src/rules/mosaic/mosaic-puzzle.ts';
import { puzzleFault } from '../../src/rules/mosaic/puzzle-fault.ts';
import { plainGrade, plainSolutions } from '../second/mosaic-solver.ts';
import { quantile } from './measures/quantile.ts';

const [, , count = '100', first = '0', ...wanted] = argv;
const EVERY = 10;

const GRADES: Readonly<Record<MosaicSize, number>> = { small: 1, middle: 2, large: 3 };

/** The ways in which an outline is its own image. */
function symmetriesOf({ places }: MosaicPuzzle): readonly string[] {
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  const columns = Math.max(...places.map(({ column }) => column)) + 1;
  const has = new Set(places.map(({ row, column }) => `${row} ${column}`));
  const isImage = (image: (row: number, column: number) => string) =>
    places.every(({ row, column }) => has.has(image(row, column)));
  return [
    ...(isImage((row, column) => `${row} ${columns - column}`) ? ['left and right'] : []),
    ...(isImage((row, column) => `${rows - row} ${column}`) ? ['top and bottom'] : []),
    ...(isImage((row, column) => `${rows - row} ${columns - column}`) ? ['half a turn'] : []),
  ];
}

/** What is wrong with a puzzle. */
function faultsOf(puzzle: MosaicPuzzle, number: number): readonly string[] {
  const [least, most] = TILES_OF[puzzle.size];
  const grade = GRADES[puzzle.size];
  const broken = puzzleFault(puzzle);
  return [
    ...(broken === null ? [] : [broken]),
    ...(countSolutions(puzzle) === 1 ? [] : ['not one solution by the solver']),
    ...(plainSolutions(puzzle) === 1 ? [] : ['not one solution by the plain solver']),
    ...(gradeOf(puzzle) === grade ? [] : ['another grade']),
    ...(number % EVERY > 0 || plainGrade(puzzle) === grade ? [] : ['another grade by the plain solver']),
    ...(puzzle.tiles.length >= least && puzzle.tiles.length <= most ? [] : ['another size']),
    ...(number % EVERY > 0 || JSON.stringify(mosaicOf(number, puzzle.size).puzzle) === JSON.stringify(puzzle)
      ? []
      : ['made otherwise']),
  ];
}

/** Each value with its share in percent, the values in order. */
function shares(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([value, times]) => `${value}: ${((100 * times) / values.length).toFixed(1)} %`)
    .join(', ');
}

function bench(size: MosaicSize): void {
  const puzzles: MosaicPuzzle[] = [];
  const times: number[] = [];
  const busy: number[] = [];
  const attempts: number[] = [];
  let faults = 0;
  for (let number = Number(first); number < Number(first) + Number(count); number++) {
    const from = performance.now();
    const used = cpuUsage();
    const made = mosaicOf(number, size);
    times.push(performance.now() - from);
    busy.push(cpuUsage(used).user / 1000);
    attempts.push(made.attempts);
    puzzles.push(made.puzzle);
    const wrong = faultsOf(made.puzzle, number);
    for (const fault of wrong) console.log(`${size} ${number}: ${fault}`);
    faults += wrong.length;
  }
  if (faults > 0) process.exitCode = 1;
  const fields = puzzles.flatMap((puzzle) => puzzle.fields);
  const different = new Set(puzzles.map((puzzle) => JSON.stringify({ ...puzzle, size: '' })));
  const spread = (values: readonly number[]) =>
    [0.5, 0.9, 0.99, 1].map((share) => quantile(values, share).toFixed(0)).join(', ');
  console.log(`${size}: ${puzzles.length} puzzles, ${different.size} different, ${faults} faults`);
  console.log(
    `  ms at the median, 90 %, 99 %, most: ${spread(times)}; of the processor: ${spread(busy)}; attempts: ${quantile(attempts, 0.5)}, ${quantile(attempts, 0.99)} at 99 %`,
  );
  console.log(`  tiles: ${shares(puzzles.map(({ tiles }) => tiles.length))}`);
  console.log(
    `  fields: ${(fields.length / puzzles.length).toFixed(1)}; places: ${shares(fields.map(({ at }) => at.length))}`,
  );
  console.log(
    `  single places in a puzzle: ${shares(puzzles.map((puzzle) => puzzle.fields.filter(({ at }) => at.length === 1).length))}`,
  );
  console.log(`  signs: ${shares(fields.map(({ sign }) => sign))}`);
  console.log(
    `  outlines: ${new Set(puzzles.map(({ places }) => JSON.stringify(places))).size} different; ${shares(puzzles.map(({ places }) => (isShape(size, places) ? 'a shape' : 'mirrored')))}`,
  );
  console.log(`  symmetry: ${shares(puzzles.map((puzzle) => symmetriesOf(puzzle).join(' + ') || 'none'))}`);
}

for (const size of SIZES) if (wanted.length === 0 || wanted.includes(size)) bench(size);
