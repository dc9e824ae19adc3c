/** Puzzles of Squares: some tiles are given and stay, and all others can be played in one way alone. */
import { type FastChance, fastChance } from '../../rules/chance.ts';
import type { Move } from '../../rules/game.ts';
import { atOnce } from '../steps.ts';
import { completionsOf, fillingsIn, namedAll } from './completions.ts';
import { type Filling, fillings } from './fillings.ts';
import { lyingIn, moveOf, type PlacedTile } from './lying.ts';
import { deduce } from './pencil.ts';
import { type Grade, pencilOf, type Rating, rate } from './rate.ts';

export interface Puzzle extends Rating {
  /** The moves that play the given tiles, in the order of their places. */
  readonly given: readonly Move[];
  /** The number of puzzles made until one had this grade. */
  readonly attempts: number;
}

/** The least number of given tiles by grade: the easiest are only easy if most of the outline is filled. */
const FEWEST: Readonly<Record<Grade, number>> = { 1: 10, 2: 7, 3: 0, 4: 0, 5: 0 };
/** A limit above all attempts that any number and grade has needed. */
const MOST_ATTEMPTS = 2000;

/**
 * Returns the puzzle of a number (1 to 99,999,999; those of days look like 20261123) and a grade. It is the same
 * everywhere and for ever, as long as nothing here is changed. Throws if none is found.
 */
export function puzzleOf(number: number, grade: Grade): Puzzle {
  const all = atOnce(fillings());
  const chance = fastChance(8 * number + grade);
  for (let attempts = 1; attempts <= MOST_ATTEMPTS; attempts++) {
    const given = reduced(shuffled(someFilling(all, chance), chance), grade, all);
    const rating = rate(given);
    if (rating.grade !== grade) continue;
    const moves = [...given].sort((a, b) => Math.min(...a.places) - Math.min(...b.places)).map(moveOf);
    return { ...rating, given: moves, attempts };
  }
  throw new Error(`no puzzle ${number} of grade ${grade}`);
}

/** Returns the tiles of a random filling with random names for its numbers, all equally likely. */
function someFilling(all: readonly Filling[], chance: FastChance): readonly PlacedTile[] {
  const filling = all[chance.below(all.length)];
  if (!filling) throw new Error('there is no filling');
  const names = shuffled(namedAll(Array(7).fill(null)), chance);
  return lyingIn(filling, names);
}

/** Removes one tile after the other while the rest can be solved within the grade. Returns the tiles that are left. */
function reduced(whole: readonly PlacedTile[], grade: Grade, all: readonly Filling[]): readonly PlacedTile[] {
  let given = whole;
  for (const tile of whole) {
    if (given.length === FEWEST[grade]) break;
    const fewer = given.filter((each) => each !== tile);
    if (isEnough(fewer, grade, all)) given = fewer;
  }
  return given;
}

/**
 * True if these tiles have exactly one filling, and deductions of the grade find it. A puzzle that deductions solve has
 * only one filling.
 */
function isEnough(given: readonly PlacedTile[], grade: Grade, all: readonly Filling[]): boolean {
  if (grade > 3) return fillingsIn(completionsOf(given, all)) === 1;
  const pencil = pencilOf(given);
  deduce(pencil, grade === 1 ? 1 : grade === 2 ? 2 : 3);
  return pencil.isSolved;
}

function shuffled<T>(given: readonly T[], chance: FastChance): readonly T[] {
  const left = [...given];
  return given.flatMap(() => left.splice(chance.below(left.length), 1));
}
