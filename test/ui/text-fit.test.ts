import { describe, expect, test } from 'vitest';
import { truncated, wrapped } from '../../src/ui/text-fit.ts';

/** Every letter is one wide. */
const measure = (text: string) => [...text].length;

describe('words that wrap', () => {
  test('stand on one line where there is room', () => {
    expect(wrapped('Draw a tile', 11, measure)).toEqual(['Draw a tile']);
  });

  test('break at the last space that keeps a line within the room', () => {
    expect(wrapped('Draw a tile or pass', 8, measure)).toEqual(['Draw a', 'tile or', 'pass']);
  });

  test('leave no short word over where lines can be more even', () => {
    expect(wrapped('Sheds most points, and keeps a nine', 27, measure)).toEqual([
      'Sheds most points,',
      'and keeps a nine',
    ]);
  });

  test('are never cut in two: a long word has a line of its own, longer than the room', () => {
    expect(wrapped('a Constantinopolitan b', 6, measure)).toEqual(['a', 'Constantinopolitan', 'b']);
  });

  test('stay together at a no-break space', () => {
    expect(wrapped('needs a\u00a09', 8, measure)).toEqual(['needs', 'a\u00a09']);
  });

  test('are no line at all when there are none', () => {
    expect(wrapped('', 8, measure)).toEqual([]);
  });
});

describe('words that are cut off', () => {
  test('stay whole where they fit', () => {
    expect(truncated('Leandros', 8, measure)).toBe('Leandros');
  });

  test('fill the room with an ellipsis, and leave no space before it', () => {
    expect(truncated('Leandros', 6, measure)).toBe('Leand…');
    expect(truncated('Ana Maria', 5, measure)).toBe('Ana…');
  });

  test('keep one letter, however narrow the room', () => {
    expect(truncated('Leandros', 0, measure)).toBe('L…');
  });

  test('end at the left where they run from right to left', () => {
    expect(truncated('שרה מלכה', 5, measure)).toBe('שרה…\u200f');
  });

  test('are cut between whole characters', () => {
    expect(truncated('𝔸𝔹ℂ𝔻', 3, measure)).toBe('𝔸𝔹…');
    expect(truncated('👩‍👩‍👧👩‍👩‍👧', 7, measure)).toBe('👩‍👩‍👧…');
  });
});
