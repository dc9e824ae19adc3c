/** How a page changes to a newer release that waits. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOnDevice } from '../../src/offline/keep.ts';
import { TAKE_OVER } from '../../src/offline/kept-release.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose newer release waits, and does not hear that it is to take over. */
function pageThatWaits(isOnline: () => boolean) {
  const told: unknown[] = [];
  let fetched = 0;
  const waiting = { postMessage: (word: unknown) => told.push(word) };
  const unregister = vi.fn(async () => true);
  const registration = Object.assign(new EventTarget(), { waiting, active: {}, installing: null, unregister });
  const serviceWorker = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  const reload = vi.fn();
  const page = {
    document: Object.assign(new EventTarget(), { hidden: false, baseURI: 'https://table.example/' }),
    location: { href: 'https://table.example/', reload },
    navigator: { serviceWorker },
    performance,
    setInterval: (act: () => void, ms: number) => setInterval(act, ms),
    clearInterval: (timer: number) => clearInterval(timer),
    fetch: async () => {
      fetched++;
      if (!isOnline()) throw new TypeError('no network');
      return { ok: true };
    },
  };
  return { page: page as unknown as Window, told, serviceWorker, unregister, reload, fetched: () => fetched };
}

async function renewed(isOnline: () => boolean) {
  const all = pageThatWaits(isOnline);
  const signal = new AbortController();
  let take = () => {};
  const hear = (takeNewer: () => void) => {
    take = takeNewer;
  };
  await keepOnDevice(all.page, hear, signal.signal);
  take();
  return { ...all, take, end: () => signal.abort() };
}

it('is told again until it has taken over, and the page is loaded anew once it has', async () => {
  const { told, serviceWorker, reload, unregister, end } = await renewed(() => true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(told.length).toBeGreaterThan(3);
  expect(new Set(told)).toEqual(new Set([TAKE_OVER]));
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  const asked = told.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.length).toBe(asked);
  expect(reload).toHaveBeenCalledOnce();
  expect(unregister).not.toHaveBeenCalled();
  end();
});

it.each([true, false])(
  'comes from the network if the older release never lets go, and only if there is one: %s',
  async (isOnline) => {
    const { fetched, told, reload, unregister, end, take } = await renewed(() => isOnline);
    await vi.advanceTimersByTimeAsync(60_000);
    const times = isOnline ? 1 : 0;
    expect(unregister).toHaveBeenCalledTimes(times);
    expect(reload).toHaveBeenCalledTimes(times);
    // It does not go on asking, unless the player does.
    expect(fetched()).toBe(1);
    const asked = told.length;
    take();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.length).toBe(2 * asked);
    expect(fetched()).toBe(2);
    end();
  },
);
