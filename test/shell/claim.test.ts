import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimMatch } from '../../src/shell/store/claim.ts';
import { fakeLocks } from './fake-locks.ts';

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
