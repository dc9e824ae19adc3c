import { describe, expect, it } from 'vitest';
import { claimMatch } from '../../src/shell/store/claim.ts';

/** Locks as a browser keeps them for all tabs of a site. */
function fakeLocks(): Pick<LockManager, 'request'> {
  const held = new Set<string>();
  const request = async (name: string, _: LockOptions, callback: (lock: Lock | null) => unknown) => {
    if (held.has(name)) return callback(null);
    held.add(name);
    await callback({ name, mode: 'exclusive' });
    held.delete(name);
  };
  return { request: request as LockManager['request'] };
}

describe('a match', () => {
  it('is open in one tab at a time', async () => {
    const locks = fakeLocks();
    const release = await claimMatch('a', locks);
    expect(release).not.toBeNull();
    expect(await claimMatch('a', locks)).toBeNull();
    expect(await claimMatch('b', locks)).not.toBeNull();
    release?.();
    await new Promise((done) => setTimeout(done));
    expect(await claimMatch('a', locks)).not.toBeNull();
  });

  it('can be opened where the browser has no locks, or refuses them', async () => {
    expect(await claimMatch('a', undefined)).not.toBeNull();
    const refusing = { request: () => Promise.reject(new Error('SecurityError')) };
    expect(await claimMatch('a', refusing)).not.toBeNull();
  });
});
