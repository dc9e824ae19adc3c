import { expect, it, vi } from 'vitest';
import { createFetched } from '../../src/shell/fetched.ts';
import { eventually } from '../eventually.ts';

it('loads a part when it is first wanted, once', async () => {
  const fetch = vi.fn(async () => 'part');
  const onFetched = vi.fn();
  const fetched = createFetched(fetch, onFetched);
  expect(fetch).not.toHaveBeenCalled();
  expect(fetched.ask()).toBeNull();
  expect(fetched.ask()).toBeNull();
  await eventually(() => expect(onFetched).toHaveBeenCalledOnce());
  expect(fetched.ask()).toBe('part');
  expect(fetch).toHaveBeenCalledOnce();
});

it('tries again after a failure, when it is wanted again', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('part');
  const onFetched = vi.fn();
  const fetched = createFetched(fetch, onFetched);
  expect(fetched.ask()).toBeNull();
  await Promise.resolve();
  await Promise.resolve();
  expect(onFetched).not.toHaveBeenCalled();
  expect(fetched.ask()).toBeNull();
  await eventually(() => expect(onFetched).toHaveBeenCalledOnce());
  expect(fetched.ask()).toBe('part');
});
