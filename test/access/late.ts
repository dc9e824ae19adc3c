import { onTestFinished, vi } from 'vitest';
import { LATE } from '../../src/motion/durations.ts';

/** As long passes as it takes to read what has just come. Then the time stands until the test is over. */
export function read(): void {
  const then = performance.now() + LATE;
  const time = vi.spyOn(performance, 'now').mockReturnValue(then);
  onTestFinished(() => void time.mockRestore());
}
