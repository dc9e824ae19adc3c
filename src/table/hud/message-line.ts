/** One line of words on the cloth, for as long as it can be read. */
import type { Clock } from '../../motion/clock.ts';

/** How long a line can be read, milliseconds. */
const LEGIBLE = 2600;

export interface MessageLine {
  say(line: string): void;
  /** Takes back what was said last. */
  clear(): void;
  /** Says nothing more. */
  end(): void;
}

/** `show` is told the line, and `null` when its time is over. */
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
