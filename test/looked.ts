/** For checks that concern only some of what chance deals: none may succeed without having looked. */
import { expect } from 'vitest';

/** True for a check that has looked, false for one that passed over what does not concern it. */
export type Looked = boolean;

/** Counts how often something was looked at. */
export function createTally() {
  let looked = 0;
  return {
    count(has: Looked = true) {
      if (has) looked++;
    },
    /** Fails unless that often something was looked at. */
    enough(least: number) {
      expect(looked, 'how often it was looked at').toBeGreaterThanOrEqual(least);
    },
  };
}
