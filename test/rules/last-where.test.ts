import { expect, it } from 'vitest';
import { lastIndexWhere, lastWhere } from '../../src/rules/last-where.ts';

it('finds the last entry that fits', () => {
  const isEven = (n: number) => n % 2 === 0;
  expect([lastWhere([1, 2, 4, 5], isEven), lastIndexWhere([1, 2, 4, 5], isEven)]).toEqual([4, 2]);
  expect([lastWhere([1], isEven), lastIndexWhere([1], isEven), lastIndexWhere([], isEven)]).toEqual([
    undefined,
    -1,
    -1,
  ]);
});
