import { expect, test } from 'vitest';
import { createTold } from '../../src/ui/told.ts';

/** Tells one piece some news after other; answers which of them it heard. */
function heard(...all: (readonly unknown[])[]): number[] {
  const told = createTold();
  const piece = {};
  const found: number[] = [];
  for (const [k, news] of all.entries()) told.tell(piece, news, () => found.push(k));
  return found;
}

const seat = { name: 'Ann', tiles: 7, portrait: null };

test('a piece hears what is new to it, and nothing twice', () => {
  expect(heard([seat], [{ ...seat }], [{ ...seat, tiles: 6 }], [{ ...seat, tiles: 6 }])).toEqual([0, 2]);
  expect(heard([null], [seat], [null], [null])).toEqual([0, 1, 2]);
  expect(heard([1, 'a'], [1, 'a'], [1, 'b'], [1])).toEqual([0, 2, 3]);
});

test('what is missing is not what is there and unknown', () => {
  expect(heard([{ angle: undefined }], [{ other: undefined }], [{}])).toEqual([0, 1, 2]);
});

test('what lies deeper is new unless it is the very same', () => {
  const labels = ['one', 'two'];
  expect(heard([{ labels }], [{ labels }], [{ labels: [...labels] }])).toEqual([0, 2]);
});

test('each piece has its own news', () => {
  const told = createTold();
  const found: string[] = [];
  for (const name of ['a', 'b']) told.tell({}, [seat], () => found.push(name));
  expect(found).toEqual(['a', 'b']);
});
