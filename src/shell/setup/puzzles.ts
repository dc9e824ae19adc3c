/**
 * Numbers of puzzles (23). The hundred thousands of a deal's number give the grade; the rest is the number within it.
 * Without a valid grade the outline is empty.
 */
import { isDeal } from '../deal-number.ts';

/** The grades of puzzles; at 0 no tiles are given. */
export const GRADES = [0, 1, 2, 3, 4, 5] as const;
export type PuzzleGrade = (typeof GRADES)[number];

/** The greatest number of a puzzle within its grade; the least is 1. */
export const MOST_PUZZLES = 99_999;
const STEP = MOST_PUZZLES + 1;

export const gradeOfDeal = (deal: number): PuzzleGrade =>
  GRADES.find((grade) => grade === Math.floor(deal / STEP)) ?? 0;

/** Returns the number of a puzzle within its grade, at least 1. */
export const numberOfPuzzle = (deal: number): number => deal % STEP || 1;

export const isPuzzleNumber = (number: number): boolean => isDeal(number) && number <= MOST_PUZZLES;

export const dealOfPuzzle = (grade: PuzzleGrade, number: number): number => grade * STEP + number;

/**
 * Returns the deal of a random puzzle.
 * @param chance from 0 to 1, excluding 1.
 */
export const anyPuzzle = (grade: PuzzleGrade, chance: number): number =>
  dealOfPuzzle(grade, 1 + Math.floor(chance * MOST_PUZZLES));

/** Returns the deal of the day's puzzle. The grades alternate in five days, from the easiest to the hardest. */
export function puzzleOfDay(now: Date): number {
  const days = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
  const number = (now.getFullYear() % 10) * 10_000 + (now.getMonth() + 1) * 100 + now.getDate();
  return dealOfPuzzle(GRADES[1 + (days % 5)] ?? 1, number);
}
