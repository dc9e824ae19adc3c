import { describe, expect, it, vi } from 'vitest';
import { createLateModule } from '../../src/shell/late-module.ts';

/** Something late, whose fetches are answered by hand. */
function awaited(reload: (() => void) | null = null) {
  const fetches: { resolve(what: string): void; reject(why: Error): void }[] = [];
  const onChange = vi.fn();
  const mayReload = vi.fn(async () => reload);
  const late = createLateModule(
    () => new Promise<string>((resolve, reject) => fetches.push({ resolve, reject })),
    mayReload,
    onChange,
  );
  /** Answers the last fetch: it cannot be had. */
  const miss = async () => {
    fetches.at(-1)?.reject(new Error('away'));
    await expect.poll(() => late.ask().state).not.toBe('awaited');
  };
  return { late, fetches, onChange, mayReload, miss };
}

describe('what comes late', () => {
  it('is sent for once, by the first to ask', async () => {
    const { late, fetches, onChange } = awaited();
    expect(fetches).toHaveLength(0);
    expect(late.ask()).toEqual({ state: 'awaited' });
    late.ask();
    expect(fetches).toHaveLength(1);
    fetches[0]?.resolve('rules');
    await expect.poll(late.ask).toEqual({ state: 'here', what: 'rules' });
    expect(onChange).toHaveBeenCalledTimes(1);
    late.again();
    expect(fetches).toHaveLength(1);
  });

  it('tells who waits for it that it is here, or missing', async () => {
    const { late, fetches, miss } = awaited();
    const first = expect(late.arrival()).rejects.toThrow();
    await miss();
    await first;
    await expect(late.arrival()).rejects.toThrow();
    late.again();
    const second = late.arrival();
    fetches[1]?.resolve('rules');
    await second;
    expect(fetches).toHaveLength(2);
  });

  it('is missing when it cannot be had, until it is sent for again and comes', async () => {
    const { late, fetches, onChange, mayReload, miss } = awaited();
    late.ask();
    await miss();
    expect(late.ask()).toEqual({ state: 'missing' });
    expect(fetches).toHaveLength(1);
    late.again();
    expect(late.ask()).toEqual({ state: 'awaited' });
    fetches[1]?.resolve('rules');
    await expect.poll(late.ask).toEqual({ state: 'here', what: 'rules' });
    expect(onChange).toHaveBeenCalledTimes(3);
    expect(mayReload).not.toHaveBeenCalled();
  });

  it('is stuck when it is missing again where the page itself could be loaded anew', async () => {
    const reload = () => {};
    const { late, fetches, miss } = awaited(reload);
    late.ask();
    await miss();
    expect(late.ask()).toEqual({ state: 'missing' });
    late.again();
    await miss();
    expect(late.ask()).toEqual({ state: 'stuck', reload });
    late.again();
    expect(fetches).toHaveLength(2);
  });

  it('stays missing, and can be sent for again, where loading anew would not help', async () => {
    const { late, fetches, miss } = awaited(null);
    late.ask();
    await miss();
    late.again();
    await miss();
    expect(late.ask()).toEqual({ state: 'missing' });
    late.again();
    expect(fetches).toHaveLength(3);
  });
});
