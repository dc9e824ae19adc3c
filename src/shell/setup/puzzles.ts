/**
 * Numbers of puzzles (23). The number of its deal says the grade of a puzzle, in its hundred thousands, and which of that grade
 * it is; what is no grade is an empty outline.
 */
import { isDeal } from '../deal-number.ts';

/** 0: nothing is given. */
export const GRADES = [0, 1, 2, 3, 4, 5] as const;
export type PuzzleGrade = (typeof GRADES)[number];

/** Puzzles of a grade have numbers from 1 to this. */
export const MOST_PUZZLES = 99_999;
const STEP = MOST_PUZZLES + 1;

export const gradeOfDeal = (deal: number): PuzzleGrade =>
  GRADES.find((grade) => grade === Math.floor(deal / STEP)) ?? 0;

/** Which puzzle of its grade it is; 1 at least. */
export const numberOfPuzzle = (deal: number): number => deal % STEP || 1;

export const isPuzzleNumber = (number: number): boolean => isDeal(number) && number <= MOST_PUZZLES;

export const dealOfPuzzle = (grade: PuzzleGrade, number: number): number => grade * STEP + number;

/** @param chance from 0 to 1, without 1. */
export const anyPuzzle = (grade: PuzzleGrade, chance: number): number =>
  dealOfPuzzle(grade, 1 + Math.floor(chance * MOST_PUZZLES));

/** The deal of the puzzle of a day: its grade goes round in five days, from the plainest to the hardest. */
export function puzzleOfDay(now: Date): number {
  const days = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
  const number = (now.getFullYear() % 10) * 10_000 + (now.getMonth() + 1) * 100 + now.getDate();
  return dealOfPuzzle(GRADES[1 + (days % 5)] ?? 1, number);
}
