/** One line of words on the cloth, shown as long as it takes to read. */
import type { Clock } from '../../motion/clock.ts';

/** Milliseconds that a line stays. */
const LEGIBLE = 2600;

export interface MessageLine {
  say(line: string): void;
  /** Takes back the line that was said last. */
  clear(): void;
  /** Ends the line: it says nothing more. */
  end(): void;
}

/** Creates the line; `show` gets its words, and `null` when its time is over. */
export function createMessageLine({ later }: Pick<Clock, 'later'>, show: (line: string | null) => void): MessageLine {
  let forget = () => {};
  let isGone = false;
  return {
    say(line) {
      if (isGone) return;
      show(line);
      forget();
      forget = later(LEGIBLE, () => show(null));
    },
    clear: () => show(null),
    end() {
      isGone = true;
      forget();
    },
  };
}
