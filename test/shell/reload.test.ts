import { expect, it, vi } from 'vitest';
import { mayReload } from '../../src/shell/reload.ts';
import type { KeyValue } from '../../src/shell/store/storage.ts';

function opened({ isKept = true, controller = null as object | null, answer = async () => ({ ok: true }) } = {}) {
  const reload = vi.fn();
  const page = {
    location: { href: 'https://here/', reload },
    navigator: { serviceWorker: { controller } },
    fetch: vi.fn(answer),
  };
  const store = { isKept: () => isKept } as KeyValue;
  return { page, reload, asked: () => mayReload(page as unknown as Window, store) };
}
const noNetwork = async () => Promise.reject(new TypeError('no network'));

it('reloads where the site answers', async () => {
  const { reload, asked } = opened();
  (await asked())?.();
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads without a network where the page is kept on the device', async () => {
  const { page, reload, asked } = opened({ controller: {}, answer: noNetwork });
  (await asked())?.();
  expect(reload).toHaveBeenCalledOnce();
  expect(page.fetch).not.toHaveBeenCalled();
});

it('does not reload into the browser’s own page of errors, nor where the match would be lost', async () => {
  expect(await opened({ answer: noNetwork }).asked()).toBeNull();
  expect(await opened({ answer: async () => ({ ok: false }) }).asked()).toBeNull();
  expect(await opened({ isKept: false }).asked()).toBeNull();
});
