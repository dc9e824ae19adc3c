/** Locks as a browser keeps them for all tabs of a site. */
export function fakeLocks(): Pick<LockManager, 'request'> {
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
