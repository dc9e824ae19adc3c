import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimMatch } from '../../src/shell/store/claim.ts';

/** Locks as a browser keeps them for all tabs of a site. */
function fakeLocks(): Pick<LockManager, 'request'> {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: LockOptions, callback: (lock: Lock) => Promise<unknown>) => {
    const given = new Promise<never>((_, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason)));
    for (let other = held.get(name); other; other = held.get(name)) await Promise.race([other, given]);
    const use = callback({ name, mode: 'exclusive' }).then(() => held.delete(name));
    held.set(name, use);
    await use;
  };
  return { request: request as LockManager['request'] };
}

describe('a match', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is open in one tab at a time', async () => {
    const locks = fakeLocks();
    expect(await claimMatch('a', locks)).not.toBeNull();
    const second = claimMatch('a', locks);
    expect(await claimMatch('b', locks)).not.toBeNull();
    await vi.runAllTimersAsync();
    expect(await second).toBeNull();
  });

  it('can be opened as soon as a page that is closing has let it go', async () => {
    const locks = fakeLocks();
    const release = await claimMatch('a', locks);
    const second = claimMatch('a', locks);
    await vi.advanceTimersByTimeAsync(100);
    release?.();
    expect(await second).not.toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can be opened where the browser has no locks, or refuses them', async () => {
    expect(await claimMatch('a', undefined)).not.toBeNull();
    expect(await claimMatch('a', { request: () => Promise.reject(new Error('SecurityError')) })).not.toBeNull();
    const throwing = () => {
      throw new Error('SecurityError');
    };
    expect(await claimMatch('a', { request: throwing })).not.toBeNull();
  });
});
