/** Waits for what comes in tasks of its own, however long a busy machine takes for them. */
import { vi } from 'vitest';

/** Resolves with what `check` returns once it does not throw. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 5 });
