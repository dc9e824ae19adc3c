/** Signs that given numbers keep, and how much they say. */
import type { FastChance } from '../../rules/chance.ts';
import type { Field, Sign } from '../../rules/mosaic/mosaic-puzzle.ts';

const NUMBERS = 7;

export const numbersAt = (at: readonly number[], numbers: readonly number[]): readonly number[] =>
  at.map((place) => numbers[place] ?? 0);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

export const isAlike = (numbers: readonly number[]): boolean => numbers.every((number) => number === numbers[0]);

/** Returns the field of these places whose sign says the most: `equal`, or else a sum. */
export function tellingField(at: readonly number[], numbers: readonly number[]): Field {
  const there = numbersAt(at, numbers);
  return at.length > 1 && isAlike(there) ? { at, sign: 'equal' } : { at, sign: 'sum', n: sumOf(there) };
}

/** Returns a field of these places whose sign may say less. */
export function someField(at: readonly number[], numbers: readonly number[], chance: FastChance): Field {
  const there = numbersAt(at, numbers);
  const telling = tellingField(at, numbers);
  if (telling.sign === 'equal') return telling;
  const sum = sumOf(there);
  const drawn = chance.below(12);
  if (drawn < 5 && at.length > 2 && new Set(there).size === at.length) return { at, sign: 'different' };
  if (drawn === 5 && at.length < 4) return { at, sign: 'none' };
  if (drawn > 5 && sum < 2 * at.length) return { at, sign: 'under', n: sum + 1 };
  if (drawn > 5 && sum > 4 * at.length) return { at, sign: 'over', n: sum - 1 };
  return telling;
}

/** For each count of places, in how many ways their numbers have each sum. */
const WITH_SUM: readonly (readonly number[])[] = waysWithSums();

function waysWithSums(): number[][] {
  const all = [[1]];
  for (let places = 1; places <= 6; places++) {
    const before = all[places - 1] ?? [];
    all.push(
      Array.from({ length: 6 * places + 1 }, (_, sum) =>
        sumOf(Array.from({ length: NUMBERS }, (_, number) => before[sum - number] ?? 0)),
      ),
    );
  }
  return all;
}

/** Returns in how many ways numbers in so many places keep the sign: the fewer, the more it says. */
export function keptInWays(sign: Sign, places: number): number {
  const withSum = WITH_SUM[places] ?? [];
  switch (sign.sign) {
    case 'sum':
      return withSum[sign.n] ?? 0;
    case 'under':
      return sumOf(withSum.slice(0, sign.n));
    case 'over':
      return sumOf(withSum.slice(sign.n + 1));
    case 'equal':
      return NUMBERS;
    case 'different':
      return Array.from({ length: places }, (_, index) => NUMBERS - index).reduce((all, left) => all * left, 1);
    case 'none':
      return NUMBERS ** places;
  }
}
