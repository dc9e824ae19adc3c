/** Signs that given numbers keep. */
import type { Field } from '../../rules/mosaic/mosaic-puzzle.ts';

/**
 * The manner in which a sign is found for numbers. `telling`: what says the most, `equal` or else the sum. `low`, `high`: the number
 * next to the sum, from under or over it. The others as in the rules.
 */
export type Manner = 'telling' | 'low' | 'high' | 'different' | 'none';

/** The most places of a field of which nothing is told. */
const MOST_UNTOLD = 2;

const sumAt = (at: readonly number[], numbers: readonly number[]): number => {
  let sum = 0;
  for (const place of at) sum += numbers[place] ?? 0;
  return sum;
};

/** Returns a bit for each number there, and one if any is there twice. */
function kindsAt(at: readonly number[], numbers: readonly number[]): number {
  let kinds = 0;
  for (const place of at) {
    const bit = 1 << (numbers[place] ?? 0);
    kinds |= (kinds & bit) === 0 ? bit : 128;
  }
  return kinds;
}

const isAlike = (at: readonly number[], numbers: readonly number[]): boolean =>
  at.every((place) => numbers[place] === numbers[at[0] ?? 0]);

/** Returns the field; what says the most where the numbers do not allow the manner. */
export function fieldOfManner(at: readonly number[], manner: Manner, numbers: readonly number[]): Field {
  if (manner === 'none') return { at, sign: 'none' };
  if (manner === 'different' && kindsAt(at, numbers) < 128) return { at, sign: 'different' };
  const n = sumAt(at, numbers);
  if (manner === 'low') return { at, sign: 'under', n: n + 1 };
  if (manner === 'high' && n > 0) return { at, sign: 'over', n: n - 1 };
  return at.length > 1 && isAlike(at, numbers) ? { at, sign: 'equal' } : { at, sign: 'sum', n };
}

/** Returns the manners in which a field can say less than it could. A field whose numbers are alike says so. */
export function loosePossible(at: readonly number[], numbers: readonly number[]): readonly Manner[] {
  if (at.length > 1 && isAlike(at, numbers)) return [];
  const sum = sumAt(at, numbers);
  const manners: Manner[] = [];
  if (at.length > 1 && kindsAt(at, numbers) < 128) manners.push('different');
  if (sum < 3 * at.length) manners.push('low');
  if (sum > 3 * at.length) manners.push('high');
  if (at.length <= MOST_UNTOLD) manners.push('none');
  return manners;
}
