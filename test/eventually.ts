/** Waits for what comes in tasks of its own, however long a busy machine takes for them. */
import { vi } from 'vitest';
import { HANGS } from './hangs.ts';

/** Resolves with what `check` returns once it does not throw. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: HANGS, interval: 5 });
