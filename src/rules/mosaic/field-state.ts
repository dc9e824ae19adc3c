/** The states of a mosaic's fields (32.2). */
import type { Sign } from './mosaic-puzzle.ts';

/** `open`: not full, and some numbers would still keep the sign. */
export type FieldState = 'open' | 'kept' | 'broken';

/** Returns the state of a field by the numbers that lie in it (32.2); `open` as long as a place is free. */
export function stateOfField(sign: Sign, numbers: readonly (number | null)[]): FieldState {
  const there = numbers.filter((n) => n !== null);
  if (!canKeep(sign, there, numbers.length - there.length)) return 'broken';
  return there.length === numbers.length ? 'kept' : 'open';
}

/** True if some numbers from 0 to 6 in the places that are `left` keep the sign. */
function canKeep(sign: Sign, there: readonly number[], left: number): boolean {
  const sum = there.reduce((all, n) => all + n, 0);
  const kinds = new Set(there).size;
  switch (sign.sign) {
    case 'sum':
      return sum <= sign.n && sign.n <= sum + 6 * left;
    case 'under':
      return sum < sign.n;
    case 'over':
      return sum + 6 * left > sign.n;
    case 'equal':
      return kinds <= 1;
    case 'different':
      return kinds === there.length && kinds + left <= 7;
    case 'none':
      return true;
  }
}
