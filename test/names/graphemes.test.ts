import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clustersOf, graphemesOf } from '../../src/names/graphemes.ts';

it.each([
  ['Ada', 3],
  ['e\u0301le', 3],
  ['👨‍👩‍👧👨‍👩‍👧', 2],
  ['👍🏽👍', 2],
  ['🇨🇾🇬🇷', 2],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿!', 2],
  ['1️⃣2️⃣', 2],
  ['❤️‍🔥', 1],
  ['می‌رود', 5],
  ['שָׁ', 1],
  ['', 0],
])('%s has %i letters, whether the browser can tell or not', (text, count) => {
  expect(clustersOf(text)).toHaveLength(count);
  expect(graphemesOf(text)).toEqual(clustersOf(text));
});

it('loses nothing of a text, and never cuts a code point', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(clustersOf(text).join('')).toBe(text);
      for (const cluster of clustersOf(text)) expect(cluster).not.toMatch(/^[\udc00-\udfff]/);
    }),
  );
});
