import { expect, test } from 'vitest';
import { createMemo } from '../../src/ui/memo.ts';

/** Gives one element some inputs after others; answers which of them updated it. */
function updated(...all: (readonly unknown[])[]): number[] {
  const update = createMemo();
  const element = {};
  const found: number[] = [];
  for (const [k, inputs] of all.entries()) update(element, inputs, () => found.push(k));
  return found;
}

const seat = { name: 'Ann', tiles: 7, portrait: null };

test('an element is updated by what is new to it, and by nothing twice', () => {
  expect(updated([seat], [{ ...seat }], [{ ...seat, tiles: 6 }], [{ ...seat, tiles: 6 }])).toEqual([0, 2]);
  expect(updated([null], [seat], [null], [null])).toEqual([0, 1, 2]);
  expect(updated([1, 'a'], [1, 'a'], [1, 'b'], [1])).toEqual([0, 2, 3]);
});

test('what is missing is not the same as what is undefined', () => {
  expect(updated([{ angle: undefined }], [{ other: undefined }], [{}])).toEqual([0, 1, 2]);
});

test('what lies deeper is new unless it is the very same', () => {
  const labels = ['one', 'two'];
  expect(updated([{ labels }], [{ labels }], [{ labels: [...labels] }])).toEqual([0, 2]);
});

test('each element has its own inputs', () => {
  const update = createMemo();
  const found: string[] = [];
  for (const name of ['a', 'b']) update({}, [seat], () => found.push(name));
  expect(found).toEqual(['a', 'b']);
});
