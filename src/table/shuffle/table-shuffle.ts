/** Whether the tiles are being shuffled now, and the shuffle itself. */
import type { Situation } from '../../match/ports.ts';
import type { HudState } from '../../ui/hud.ts';
import { type Shuffling, type ShufflingOptions, startShuffling } from './shuffle-animation.ts';

export interface Stirring {
  readonly isOn: boolean;
  /** Whether a finger has taken the tiles from the hands. */
  readonly hasFinger: boolean;
  /** A finger at a CSS pixel; good for nothing while no tiles are shuffled. */
  stir(x: number, y: number, time: number): void;
  /** The finger is gone. */
  lift(): void;
  /** Shuffles until the tiles lie, or nobody waits for them. */
  run(options: ShufflingOptions): Promise<void>;
}

/** What is said while a finger stirs. */
export interface StirTexts {
  readonly stir: string;
  readonly deal: string;
}

/** `onChange`: the shuffle has begun, or a finger has taken the tiles from the hands. */
export function createStirring(onChange: () => void): Stirring {
  let isOn = false;
  let shuffling: Shuffling | null = null;
  let hasFinger = false;
  return {
    get isOn() {
      return isOn;
    },
    get hasFinger() {
      return hasFinger;
    },
    stir(x, y, time) {
      if (!shuffling) return;
      shuffling.stir(x, y, time);
      if (hasFinger) return;
      hasFinger = true;
      onChange();
    },
    lift: () => shuffling?.lift(),
    async run(options) {
      isOn = true;
      onChange();
      const over = new AbortController();
      const end = () => over.abort();
      options.signal.addEventListener('abort', end, { once: true });
      try {
        shuffling = await startShuffling({ ...options, signal: over.signal });
        await shuffling?.done;
      } finally {
        options.signal.removeEventListener('abort', end);
        // Also when it came to its own end, or broke: nothing goes on elsewhere.
        end();
        shuffling = null;
        hasFinger = false;
        isOn = false;
      }
    },
  };
}

/** The same table, with a button that ends the stirring. */
export const stirredBy = (hud: HudState, texts: StirTexts): HudState => ({
  ...hud,
  line: texts.stir,
  hurry: { ...hud.hurry, visible: false },
  deal: { label: texts.deal, visible: true, enabled: true },
});

/** The table before anything was dealt. */
export const undealt = (now: Situation): Situation => ({
  ...now,
  seen: { ...now.seen, hands: now.seen.hands.map(() => []), boneyard: [], dead: [], laid: [], ends: [], turn: null },
});
