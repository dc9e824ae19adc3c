import { describe, expect, it } from 'vitest';
import { createLate } from '../../src/shell/late.ts';

/** Something late, whose fetches are answered by hand. */
function awaited() {
  const fetches: { resolve(what: string): void; reject(why: Error): void }[] = [];
  let changes = 0;
  const late = createLate(
    () => new Promise<string>((resolve, reject) => fetches.push({ resolve, reject })),
    () => changes++,
  );
  return { late, fetches, changes: () => changes };
}

describe('what comes late', () => {
  it('is sent for once, by the first to ask', async () => {
    const { late, fetches, changes } = awaited();
    expect(fetches).toHaveLength(0);
    expect(late.ask()).toEqual({ state: 'awaited' });
    late.ask();
    expect(fetches).toHaveLength(1);
    fetches[0]?.resolve('rules');
    await expect.poll(late.ask).toEqual({ state: 'here', what: 'rules' });
    expect(changes()).toBe(1);
    late.again();
    expect(fetches).toHaveLength(1);
  });

  it('is missing when it cannot be had, until it is sent for again and comes', async () => {
    const { late, fetches, changes } = awaited();
    late.ask();
    fetches[0]?.reject(new Error('away'));
    await expect.poll(late.ask).toEqual({ state: 'missing' });
    expect(fetches).toHaveLength(1);
    late.again();
    expect(late.ask()).toEqual({ state: 'awaited' });
    fetches[1]?.resolve('rules');
    await expect.poll(late.ask).toEqual({ state: 'here', what: 'rules' });
    expect(changes()).toBe(3);
  });
});
