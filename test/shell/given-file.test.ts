import { expect, it, vi } from 'vitest';
import { textOf } from '../../src/shell/given-file.ts';

it('reads a file as text', async () => {
  expect(await textOf(new Blob(['dominö']), 7)).toEqual({ ok: true, value: 'dominö' });
});

it('refuses a file that is too long without reading it', async () => {
  const text = vi.fn(() => Promise.reject(new Error('it was read')));
  const long = Object.assign(new Blob([]), { text });
  Object.defineProperty(long, 'size', { value: 600_000_000 });
  expect(await textOf(long, 2 ** 23)).toEqual({ ok: false, reason: 'tooLong' });
  expect(text).not.toHaveBeenCalled();
});

it('refuses what cannot be read, as a folder', async () => {
  const folder = Object.assign(new Blob(['x']), { text: () => Promise.reject(new DOMException('', 'NotFoundError')) });
  expect(await textOf(folder, 2 ** 23)).toEqual({ ok: false, reason: 'unreadable' });
});
