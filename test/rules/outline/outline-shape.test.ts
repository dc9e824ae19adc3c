import { expect, it } from 'vitest';
import { pairsOf } from '../../../src/rules/outline/outline-shape.ts';

it('tiles lie on pairs of places that share a side', () => {
  const places = [
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 2, column: 2 },
    { row: 3, column: 1 },
  ];
  expect(pairsOf(places)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
