import { expect, it, vi } from 'vitest';
import { createAwake } from '../../src/shell/keep-awake.ts';

function staged(refuses = false) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const locks: (EventTarget & { release: ReturnType<typeof vi.fn<() => Promise<void>>> })[] = [];
  const request = vi.fn(async () => {
    if (refuses) throw new DOMException('low battery', 'NotAllowedError');
    const lock = Object.assign(new EventTarget(), { release: vi.fn(async () => {}) });
    locks.push(lock);
    return lock as unknown as WakeLockSentinel;
  });
  const away = new AbortController();
  const awake = createAwake(page as unknown as Document, { request }, away.signal);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { page, locks, request, awake, away, settle };
}

it('holds the screen while a match is played, and lets go after it', async () => {
  const { awake, locks, settle } = staged();
  awake.want(true);
  awake.want(true);
  await settle();
  expect(locks).toHaveLength(1);
  awake.want(false);
  expect(locks[0]?.release).toHaveBeenCalledOnce();
});

it('asks again when the page is seen again', async () => {
  const { awake, page, locks, settle } = staged();
  awake.want(true);
  await settle();
  page.hidden = true;
  locks[0]?.dispatchEvent(new Event('release'));
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(locks).toHaveLength(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(locks).toHaveLength(2);
});

it('lets go when the page is done, also of what comes later', async () => {
  const { awake, away, locks, settle } = staged();
  awake.want(true);
  away.abort();
  await settle();
  expect(locks[0]?.release).toHaveBeenCalledOnce();
});

it('goes without where the browser refuses, or has none', async () => {
  const { awake, request, settle } = staged(true);
  awake.want(true);
  await settle();
  awake.want(false);
  expect(request).toHaveBeenCalledOnce();
  const page = Object.assign(new EventTarget(), { hidden: false });
  createAwake(page as unknown as Document, undefined, new AbortController().signal).want(true);
});
