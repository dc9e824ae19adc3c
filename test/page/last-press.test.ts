// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { followPresses } from '../../src/page/last-press.ts';

const key = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter' }));
const pointer = () => document.dispatchEvent(new Event('pointerdown'));

it('knows the device of the last press, and takes none for a key before the first', () => {
  const last = followPresses(document);
  expect(last.isKey).toBe(false);
  key();
  expect(last.isKey).toBe(true);
  pointer();
  expect(last.isKey).toBe(false);
  key();
  last.end();
  pointer();
  expect(last.isKey).toBe(true);
});
