/** Whether the tiles are being shuffled now, and the shuffle itself. */
import type { Situation } from '../match/ports.ts';
import { type Shuffling, type ShufflingOptions, startShuffling } from './shuffling.ts';

export interface Stirring {
  readonly isOn: boolean;
  /** A finger at a CSS pixel; good for nothing while no tiles are shuffled. */
  stir(x: number, y: number, time: number): void;
  /** Shuffles until the tiles lie, or nobody waits for them. */
  run(options: ShufflingOptions): Promise<void>;
}

export function createStirring(): Stirring {
  let isOn = false;
  let shuffling: Shuffling | null = null;
  return {
    get isOn() {
      return isOn;
    },
    stir: (x, y, time) => shuffling?.stir(x, y, time),
    async run(options) {
      isOn = true;
      try {
        shuffling = await startShuffling(options);
        await shuffling?.done;
      } finally {
        shuffling = null;
        isOn = false;
      }
    },
  };
}

/** The table before anything was dealt. */
export const undealt = (now: Situation): Situation => ({
  ...now,
  seen: { ...now.seen, hands: now.seen.hands.map(() => []), boneyard: [], dead: [], laid: [], ends: [], turn: null },
});
