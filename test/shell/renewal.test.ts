import { expect, it, vi } from 'vitest';
import { createRenewal } from '../../src/shell/renewal.ts';
import type { KeyValue } from '../../src/shell/store/storage.ts';
import { inMemory } from './fake-storage.ts';

const document = { querySelector: () => ({ getAttribute: () => './assets/index-before.js' }) };
const pageOf = (name: string) => new Response(`<script type="module" src="./assets/index-${name}.js"></script>`);

/** A page of the release before, whose server answers like this. */
function loaded(answer: () => Promise<Response>, store: KeyValue = { ...inMemory(), isKept: () => true }) {
  const fetch = vi.fn(answer);
  const reload = vi.fn();
  const tell = vi.fn<(reload: () => void) => void>();
  const location = { href: 'https://example.org/', reload };
  const missing = createRenewal({ document, fetch, location } as unknown as Window, store, tell);
  return { missing, fetch, reload, tell };
}

it('tells that the game was renewed when something is missing and the page is another one, once', async () => {
  const { missing, tell, reload, fetch } = loaded(async () => pageOf('after'));
  await Promise.all([missing(), missing()]);
  await missing();
  expect(tell).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledTimes(2);
  tell.mock.calls[0]?.[0]();
  expect(reload).toHaveBeenCalledOnce();
});

it('says nothing where the page is the same, cannot be had, or would take a match with it', async () => {
  for (const { missing, tell } of [
    loaded(async () => pageOf('before')),
    loaded(() => Promise.reject(new Error('offline'))),
    loaded(async () => new Response('gone', { status: 503 })),
    loaded(async () => pageOf('after'), { ...inMemory(), isKept: () => false }),
  ]) {
    await missing();
    expect(tell).not.toHaveBeenCalled();
  }
});
